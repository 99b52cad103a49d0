export { ConnectView } from './connect.view'
export { ConnectingExternalView } from './connecting-external.view'
