export { accountNamePart, RegisterAccountNameSuccessView, RegisterAccountNameView } from './register-account-name.view'
