export { smartAccountsPart } from './account-part'
