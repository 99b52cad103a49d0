export { type CloudSiwx, cloudSiwx } from './cloud-siwx'
export { localSiwx } from './local-siwx'
export { serverSiwx } from './server-siwx'
