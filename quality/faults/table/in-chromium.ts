import type { NamedTest } from './row'

/** The flows that drive faults of the table in Chromium: by file, the titles with the rows that each flow drives. */
const flows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'accessibility.test.ts': { 'axe finds nothing in the views that replace a view or a card that threw': 'F128' },
  'account-names.test.ts': {
    '[C4-22] when the service fails, the form comes back, says so, and registers at the next try': 'F109',
    'a name whose registration was lost on its way back is looked up and not registered a second time': 'F110',
  },
  'connect.test.ts': {
    '[C8-28] rejecting shows the declined state, and trying again connects': 'F01',
    'a wallet that never answers can be left by back and by close': 'F03',
    'an approval after the visitor has left changes nothing': 'F04',
    'a wallet that disappears or throws shows an error, and the list stays usable': 'F05 F07',
    'two wallets of the same name are distinguished': 'F18',
    '10,000 announcements never block the page': 'F18',
    'invalid announcements run no code and leave the list usable': 'F19 F104',
  },
  'dialogs.test.ts': {
    'over an open dialog (%s) everything can be pressed, typed in, scrolled and read aloud': 'F132',
  },
  'email-faults.test.ts': {
    '[C8-03] causes an alert after 20 seconds, and the next try loads the frame again: %s': 'F40',
    '[C5-08] [C6-01] [C8-05] gets an alert at once and no wallet; the server and the frame refuse its requests': 'F42',
    '[C8-04] causes an alert after 30 seconds, and is loaded again after the second missing reply: %s': 'F43 F45',
    'before the login causes a message, and the next try works': 'F47',
    'while the code is checked causes a message, and the login is not lost': 'F47',
    'while an approval is shown ends the request: %s': 'F47 F48',
    '%s logs the visitor in, signs, and still does so after a reload': 'F41 F45',
  },
  'email-storage.test.ts': {
    'in a browser that keeps the storage of sites apart, each of two sites needs a login and gets the same account':
      'F58',
  },
  'email.test.ts': { 'a wrong code can be typed again; the fifth wrong code needs a new mail': 'F49' },
  'environments.test.ts': {
    'the main flow: %s': 'F111 F112 F113 F122',
    'the main flow: another version of the page holds the database': 'F114',
    'the main flow: in strict mode': 'F125',
    'two modals of a page have separate connections': 'F127',
    'the main flow: under a strict content security policy, without one violation': 'F130',
  },
  'faulty-networks.test.ts': {
    'the node of a network answers wrongly: %s': 'F102',
    'a node that never answers is given up after ten seconds': 'F103',
  },
  'forged-messages.test.ts': {
    '${count} forged messages to the page and to the wallet, seed ${seed}: none is taken, answered or shown': 'F46',
  },
  'history.test.ts': {
    'a history that fails to load says so, shows what this browser sent, and can be tried again': 'F95',
    '[C8-16] when neither the service nor the network answers, tokens and activity say so in a toast': 'F98',
  },
  'host-styles.test.ts': {
    'the host page’s styles do not reach the modal: pictures are equal to the pixel': 'F132',
  },
  'network.test.ts': {
    '[C2-12] [C4-07] an unsupported chain shows UnsupportedChain, and closing is refused with a shake': 'F11',
    'a network that cannot be added gives a message and a way to try again': 'F14',
    '[C4-12] removing the active network switches to the first network that remains; [C5-07] [C8-01] switching to an unknown network is an error':
      'F136 F149',
  },
  'onramp.test.ts': {
    'a data service that answers with %s makes no address, and the row says so and can be pressed again': 'F107',
    'a window that the visitor closes is said, and a blocked window can be opened again': 'F107',
  },
  'page-faults/host.test.ts': {
    'F123 while a transfer is confirmed, the clock jumps by an hour and by a year: the transfer is sent once, and the form works again':
      'F123',
    'F124 a modal that is disposed of while the wallet is asked has no listener left, and a late answer changes nothing':
      'F124',
    'F124 a connected modal that is disposed of ignores what its wallet reports': 'F124',
    'F129 code of the modal and of a view that cannot be loaded is loaded again by the next click': 'F129',
    'F131 on a page with a hostile prototype and a fetch of its own, the main flow works': 'F131',
    'F133 a page that goes offline keeps its account, says what is missing, and reads again by itself when it is online':
      'F133',
    'F134 a page that was hidden for half an hour reads nothing meanwhile, and shows the new balance within two seconds':
      'F134',
    'F149 a page that names an unknown network, or passes a listener that is no function, gets an error that says so':
      'F149',
  },
  'page-faults/pairing-and-sign-in.test.ts': {
    'F32 envelopes of the relay that arrive twice, cut off or in another order count once': 'F32',
    'F33 a visitor whose session the relay client does not know any more is disconnected without a message, and can pair again':
      'F33',
    'F34 if the phone ends the session while a request is open and the modal is %s, the account goes and the request ends':
      'F34',
    'F64 a session is valid neither before its time nor after it, and is valid again on a device with the right time':
      'F64',
    'F65 if the source of nonces %s, the view gives the reason, and nothing is signed': 'F65',
    'F67 if the server does not answer or refuses a signature, the view says so; an unanswered signature is sent again, and the next try succeeds':
      'F67',
    'F69 a signature of another signer, of another length or of no form is refused, and nothing is stored': 'F69',
  },
  'page-faults/relay.test.ts': {
    'F39 a request that the relay does not take for a minute ends with an error, and the phone gets it once at most when the relay is back':
      'F39',
  },
  'page-faults/sending.test.ts': {
    'F10 a wallet that withdraws its accounts before the visitor confirms a transfer is not asked for the transfer':
      'F10',
    'F10 if a wallet withdraws its accounts while the wallet shows a transfer, the modal can still be used': 'F10',
    'F71 F85 an empty form, and amounts in odd spellings, make no request, and nothing is rounded': 'F71 F85',
    'F74 a name that cannot be looked up says so, the form stays, and the name works when the service is back': 'F74',
    'F75 the answer about an earlier name does not replace a later entry': 'F75',
    'F80 if the wallet reports an error after the node has accepted the transfer, the transfer is in doubt, and the wallet is not asked again without consent':
      'F80',
    'F87 twenty clicks and a held Enter on the confirmation ask the wallet once': 'F87',
  },
  'page-faults/services.test.ts': {
    'F96 an activity that %s ends or asks the visitor, and lists each row once': 'F96',
    'F97 rows of the activity without parts, with a huge text, or marked as spam are left out or cut, and the others are listed':
      'F97',
    'F99 a data service that answers %i is replaced by the chain, without a storm': 'F99',
    'F100 F101 an answer with %s is refused, the tokens come from the chain, and the next try works': 'F100 F101',
    'F104 pictures of the directory that are missing, late, huge or carry a script leave the rows as they are, and no script runs':
      'F104',
    'F105 an analytics service that answers 403 raises one alert, and a dead or slow one changes nothing': 'F105',
  },
  'page-faults/stored.test.ts': {
    'F118 a browser that has deleted everything between two visits begins like the first visit, and can connect':
      'F118',
    'F120 stored rows of a wrong type, of a huge size or from the future are ignored, and the others stay': 'F120',
    'F121 after a storm of forged messages, two tabs agree about the account, and follow each other': 'F121',
  },
  'page-faults/wallet-answers.test.ts': {
    'F02 if the wallet already shows a request, the view sends the visitor to the wallet, and each press asks the wallet once':
      'F02',
    'F05 a wallet that shares %s has shared no account': 'F05',
    'F05 of 10,000 accounts the first hundred are listed, and an account that is shared often is listed once': 'F05',
    'F06 an account that is no address is not stored, and an address in upper case gets its checksum': 'F06',
    'F07 a wallet whose request function throws, or cannot be read, shows an error and connects when it works': 'F07',
    'F08 a wallet without functions for listeners connects, and a visitor can disconnect a wallet that has lost these functions':
      'F08',
    'F19 a wallet that changes its announcement later keeps the name that it announced': 'F19',
    'F20 on a phone whose property ethereum throws, the other wallets are listed, and nobody writes to the property':
      'F20',
  },
  'page-faults/wallet-reports.test.ts': {
    'F09 of 10,000 changes of the account in a second the last one is shown, and each frame has at most one rendering':
      'F09',
    'F11 malformed values of chainChanged are ignored, and an unknown chain leads to the view for unsupported chains':
      'F11',
    'F12 a wallet that lost one chain or still answers keeps its account, and a wallet that no longer answers is disconnected':
      'F12',
    'F13 a wallet that was removed while it is connected is reset within five seconds, and connects when it is back':
      'F13',
    'F14 F15 F17 a wallet that does not know a network, in every spelling, is asked once to add it; the network stays':
      'F14 F15 F17',
    'F16 if a wallet agrees to switch but keeps its network, the view says so, and the earlier network stays active':
      'F16',
    'F21 if the wallet %s when it is asked for its capabilities, the tokens come from the other sources': 'F21',
    'F22 the page gets an error for each refusal of a batch, and the calls are never sent one by one': 'F22',
  },
  'pairing-sign-in.test.ts': { 'an expired link is over, and a later approval leaves no session': 'F27' },
  'pairing.test.ts': {
    'a relay that drops and returns loses neither code nor session': 'F24 F35',
    '[C9-01] a code lives for four minutes and is renewed ten seconds before its end': 'F25',
    'a replaced code connects nobody': 'F25',
    'a declined proposal says so, and a new code is ready': 'F26',
    'an approval that comes after another wallet has connected connects nobody': 'F27',
    'a wallet that approves too few chains is connected on the one it approved': 'F28',
    'a wallet that approves no chain of the app shares no account, and the view says what is missing': 'F28',
    '[C4-10] a second tab follows connecting, and disconnecting in one ends the session on the phone': 'F36',
  },
  'phone.test.ts': { 'an app that does not open leaves the store, the link and the code as ways': 'F38' },
  'send.test.ts': {
    'invalid transfers are reported before the wallet is asked': 'F76 F84',
    'a declined request keeps the form, and a second try works': 'F78',
    'a token transfer is followed from the toast and from the row of the account, until it is sent': 'F79',
    'a change of network or account empties the form and discards the review': 'F81 F82',
    'a token whose contract refuses the transfer does not reach the confirmation': 'F83',
    'a pending transfer is shown again after a reload, and in another tab, until it is confirmed': 'F88',
  },
  'services-down.test.ts': {
    'with the relay and the directory dead the modal opens, wallets of this browser connect, and the rest is reported':
      'F23 F106',
    '[C8-06] a relay that says “JWT Token is not yet valid” raises the alert “Session Expired”, once': 'F29',
    '[C8-02] a relay that says “origin not allowed” raises the alert “Invalid App Configuration”, once': 'F30',
    '[C8-07] a relay that says “invalid key” raises the alert “Invalid Project ID”, once': 'F31',
    '[C5-06] [C8-08] without a project id the alert appears when pairing needs one': 'F136',
    'a directory that answers %i is shown as unavailable, with a way to try again': 'F106',
  },
  'session.test.ts': { 'the page disconnects even if the wallet does not answer': 'F135' },
  'sign-in-namespaces.test.ts': { 'a signature of a Solana wallet with %s is refused': 'F69' },
  'sign-in.test.ts': {
    '[C8-13] when the app cannot find out who is signed in, nobody stays connected, and the visitor is told': 'F59',
    '[C4-14] [C8-14] a visitor who declines is told so, and can sign afterwards': 'F60',
    '[C8-14] with a server that accepts no contracts, a contract account is told so': 'F61',
    '[C4-04] [C4-15] required: only signing or cancelling closes the view, and cancelling disconnects': 'F62',
    '[C4-15] optional: the view can be left; the visitor stays connected, is not asked again, and can sign later':
      'F62',
    'if a wallet changes its account while it signs, the signature is dropped and the other account is asked': 'F63',
    'if two tabs sign at once, there is one question, and both are signed in': 'F68',
  },
  'social.test.ts': {
    'shows that the browser blocked the window of %s, and the button opens the window': 'F51',
    'leads back to the Connect view when the visitor closes the window of %s': 'F52',
  },
  'storage.test.ts': {
    'With almost no space for data, a visitor connects, signs in and sends, and the page says that the session is not saved.':
      'F66 F116',
    'A connection that the browser closes by force is opened again, and the session is saved.': 'F117',
    'A database of a newer version is used, and keeps what only the newer version knows.': 'F115 F119',
  },
  'swap.test.ts': {
    'if no pool has enough tokens, the form says so, and the visitor cannot open the review': 'F89',
    'a price that became worse is shown again before the wallet is asked': 'F93',
    'a service that lies about the %s is refused with the code %s, and the wallet is not asked': 'F94',
  },
  'wallet-calls.test.ts': {
    'a wallet that does not tell its capabilities has none': 'F21',
    'a target without 0x never reaches the wallet': 'F22',
  },
}

/** The flows that drive one row in Chromium. */
export function flowsOf(id: string): readonly NamedTest[] {
  return Object.entries(flows).flatMap(([file, titles]) =>
    Object.entries(titles).flatMap(([title, rows]) =>
      rows.split(' ').includes(id) ? [{ file: `e2e/${file}`, title }] : [],
    ),
  )
}
