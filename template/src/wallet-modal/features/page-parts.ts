export { reportEvents } from './analytics/report-events'
export { resumeLogin } from './socials/resume-login'
