export { refuseVisit } from './refused-visit';
export { type DashboardPort, type DashboardRequest, respondToDashboard } from './respond';
