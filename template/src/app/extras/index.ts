export { email } from './email'
export { showcase } from './showcase'
export { signIn } from './sign-in'
