export { signInServer } from './sign-in-server.ts'
