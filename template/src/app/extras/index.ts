export { email } from './email'
export { showcase } from './showcase'
export { swaps } from './swaps'
export { signIn } from './sign-in'
