export { assetResponse } from './assets/respond';
export { frameResponse } from './frames/respond';
export type { PageRequest, PagesPort } from './page';
export { type PageName, refusePage, respondToPage } from './respond';
