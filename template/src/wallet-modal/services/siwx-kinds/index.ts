export { localSiwx } from './local-siwx'
export { serverSiwx } from './server-siwx'
