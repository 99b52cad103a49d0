export { reportEvents } from './analytics/report-events'
