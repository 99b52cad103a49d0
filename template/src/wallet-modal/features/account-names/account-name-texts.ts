import { defineTexts } from '../../locales/define-texts'

export const accountNameTexts = defineTexts('accountNames', {
  titles: { RegisterAccountName: 'Choose name', RegisterAccountNameSuccess: 'Account name' },
  choose: 'Choose account name',
  chooseHint: 'Others can send to the name in place of the address',
  label: 'Account name',
  placeholder: 'your-name',
  checking: 'Looking the name up',
  tooShort: 'A name has at least 4 characters',
  notValid: 'A name has only letters, numbers and hyphens',
  owned: 'You already own a name',
  available: 'Available',
  registered: 'Registered',
  register: 'Register name',
  registering: 'Registering…',
  registerFailed: (name: string) => `Error registering name ${name}`,
  doneTitle: 'Account name chosen successfully',
  doneText: 'You can now fund your account and trade your crypto.',
  done: "Let's Go!",
})

export type AccountNameTexts = typeof accountNameTexts.english

declare module '../../locales/language' {
  interface TextsById {
    accountNames: AccountNameTexts
  }
}
