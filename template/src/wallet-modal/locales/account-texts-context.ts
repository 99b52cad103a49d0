import { createContext, use } from 'react'
import type { AccountTexts } from './en/account-texts'
import { accountTexts } from './en/account-texts'

/** The texts of the account; English unless another catalogue is provided. They come with the account's views. */
const AccountTextsContext = createContext<AccountTexts>(accountTexts)

/** The texts in use in the views of a connected account. */
export function useAccountTexts(): AccountTexts {
  return use(AccountTextsContext)
}
