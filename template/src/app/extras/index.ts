export { signIn } from './sign-in'
