export { type PlatformsPort, respondToPlatforms } from './platforms/respond';
export { type DashboardPort, refuseVisit } from './refused-visit';
export { type DashboardRequest, type PagesPort, respondToDashboard } from './respond';
