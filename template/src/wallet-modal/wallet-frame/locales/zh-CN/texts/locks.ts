import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: '用通行密钥锁定您的钱包',
    alone: '此后，仅凭登录无法打开任何内容。新浏览器还需要您的通行密钥。',
    server: (name) => `运营 ${name} 服务器的人将无法再打开您的钱包。`,
    lost: '如果通行密钥和恢复码两样都丢失，钱包就丢失了。没有人能找回它。',
    running: '正在锁定您的钱包',
    done: '您的钱包已锁定',
    doneText: '您的通行密钥可以打开它，恢复码也可以。请将恢复码保存在十年后仍能找到的地方。',
    note: '请保留您写下的恢复码，因为钱包可能已经用它锁定。旧的恢复码也请保留。',
  },
  renew: {
    title: '新恢复码',
    stops: '您现在的恢复码将在最后一步失效。',
    lost: '丢失了通行密钥？请用恢复码打开钱包，届时您还会创建新的通行密钥。',
  },
  remove: {
    title: '移除通行密钥锁定',
    alone: '此后，仅凭登录又可以打开您的钱包。',
    server: (name) => `运营 ${name} 服务器的人也将重新能够打开它。任何以您的身份登录的人也一样。`,
    action: '移除锁定',
    done: '通行密钥锁定已移除',
    doneText: '仅凭登录即可打开您的钱包。恢复码不再能打开任何内容。',
  },
  code: {
    title: '写下您的恢复码',
    about: '没有通行密钥时，用此恢复码加上登录可以打开您的钱包。请将它写在纸上。以后不会再显示。',
    warning: '请只在您的钱包要求输入恢复码的地方输入它。我们的任何人员都绝不会通过邮件、聊天或电话向您索要它。',
    written: '我已写下',
  },
  check: {
    title: '核对您的恢复码',
    label: (places) => `恢复码的第 ${places} 个字符`,
    hint: (where) => `请查看您写下的恢复码。${where.join('；')}。`,
    place: (character, group, place) => `第 ${character} 个字符在第 ${group} 组的第 ${place} 位`,
    action: '核对',
    wrong: '字符不一致。请再次查看您写下的恢复码',
    nothingYet: '目前尚未更改任何内容。最后一步在此之后。',
    showAgain: '再次显示恢复码',
  },
  passkey: {
    title: '创建您的通行密钥',
    about: '您的浏览器会要求您提供指纹、面容或此设备的密码。随后钱包会立即锁定。',
    action: '创建通行密钥',
  },
  save: {
    title: '保存新恢复码',
    about: '您的通行密钥保持不变。此后，旧恢复码会立即失效。',
  },
  backToWallet: '返回您的钱包',
}
