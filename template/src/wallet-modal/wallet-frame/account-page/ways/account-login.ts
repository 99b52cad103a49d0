import * as units from '../../logins'
import type { AccountLogin, LoginUnit } from '../../logins/login-unit'

/** The login of this page that a unit adds: with Farcaster. Undefined without the unit. */
export const accountLogin = Object.values<LoginUnit>(units).find((unit) => unit.accountLogin)?.accountLogin

/** Shows the login that a unit adds. Does nothing without the unit. */
export const openAccountLogin: AccountLogin['open'] = async (account, options) => accountLogin?.open(account, options)
