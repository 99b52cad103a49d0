export {}
export { reportEvents } from './analytics/report-events'
