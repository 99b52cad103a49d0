import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'استلام',
  codeLabel: 'رمز عنوانك. العنوان نفسه مكتوب أدناه.',
  codeTooLong: 'هذا العنوان أطول من أن يُعرض كرمز. انسخه بدلاً من ذلك.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `${network} فقط`
    return network === family ? `${network} والشبكات المتوافقة` : `${network} وشبكات ${family} الأخرى`
  },
  supportedNetworks: 'الشبكات المدعومة',
  onlyTheseNetworks: 'استلم على هذه الشبكات فقط. ما يُرسل على شبكة أخرى قد يضيع.',
  onlyThisNetwork: 'استلم على هذه الشبكة فقط. ما يُرسل على شبكة أخرى قد يضيع.',
  waiting: 'بانتظار محفظتك',
  waitingText: 'سيظهر عنوانك بعد أن تؤكده محفظتك.',
  accountNotFound: 'لم يتم العثور على الحساب',
}
