import type { Page } from '../page';

export const onboardingPage: Page = () => undefined;
