import { closedPolicy, type PagePolicy } from '../html-response';

/** The pages of the dashboard load their own updates. */
export const dashboardPolicy: PagePolicy = { ...closedPolicy, connect: "'self'" };
