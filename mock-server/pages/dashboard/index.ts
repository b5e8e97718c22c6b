export { type DashboardPort, type DashboardRequest, respondToDashboard } from './respond';
