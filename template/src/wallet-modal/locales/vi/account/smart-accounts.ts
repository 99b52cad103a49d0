import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Dùng tài khoản thông minh', eoa: 'Dùng tài khoản EOA' },
  hint: {
    smartAccount: 'Một địa chỉ khác, cho nhiều bước trong một giao dịch',
    eoa: 'Tài khoản thông thường của bạn, với một địa chỉ khác',
  },
  kind: { smartAccount: 'Tài khoản thông minh', eoa: 'EOA' },
  switching: 'Đang chuyển tài khoản',
  notSwitched: 'Tài khoản chưa được chuyển',
}
