export {}
export { signIn } from './sign-in'
