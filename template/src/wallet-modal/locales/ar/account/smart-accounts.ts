import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'التبديل إلى حسابك الذكي', eoa: 'التبديل إلى حسابك العادي (EOA)' },
  hint: {
    smartAccount: 'عنوان آخر، لعدة خطوات في معاملة واحدة',
    eoa: 'حسابك العادي، بعنوان آخر',
  },
  kind: { smartAccount: 'حساب ذكي', eoa: 'حساب عادي (EOA)' },
  switching: 'جارٍ تبديل الحساب',
  notSwitched: 'لم يتم تبديل الحساب',
}
