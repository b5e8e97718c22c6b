import type { DashboardPage } from './page';
import { Copyable, Facts } from './parts/values';

/** What a platform has, and what happens next. */
export const overview: DashboardPage = {
  show: ({ platform, mode }) => {
    const { client_id } = platform.keyPair(mode);
    return {
      title: 'Overview',
      body: <Facts of={[['Client id', <Copyable text={client_id} label="client id" />]]} />,
    };
  },
};
