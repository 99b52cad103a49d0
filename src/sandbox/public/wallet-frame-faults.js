// This script runs before the frame's own scripts. It replaces the frame's `parent` with an object that changes the messages to the
// page.
;(() => {
  const fault = /* fault */ null
  const page = window.parent
  // The fault `reload` applies once; the reloaded document works.
  const reloaded = '#reloaded'
  if (!fault || page === window || location.hash === reloaded) return

  const prefix = '@w3m-frame/'
  const junk = [null, 7, 'text', [], {}, { type: `${prefix}READY` }, { type: `${prefix}GET_USER_SUCCESS`, id: 'x' }]
  const floodSize = 5000

  const isMeant = ({ type }) => fault.request === undefined || type.startsWith(`${prefix}${fault.request}_`)
  const isReply = ({ id }) => id !== undefined

  const withOtherName = (message) => {
    const [, name, ending] = /^@w3m-frame\/(.*)_(SUCCESS|ERROR)$/.exec(message.type)
    return { ...message, type: `${prefix}${name === 'GET_CHAIN_ID' ? 'IS_CONNECTED' : 'GET_CHAIN_ID'}_${ending}` }
  }

  /** How each fault changes a message of the frame. `post` sends a message to the page. */
  const misbehave = {
    mute: () => {},
    slow: (message, post) => setTimeout(() => post(message), fault.ms),
    twice: (message, post) => {
      post(message)
      post(message)
    },
    reload(message, post) {
      if (!isReply(message)) return post(message)
      location.hash = reloaded
      location.reload()
    },
    ids: (message, post) => post(isReply(message) ? { ...message, id: crypto.randomUUID() } : message),
    names: (message, post) => post(isReply(message) ? withOtherName(message) : message),
    flood: (message, post) => {
      for (let index = 0; index < floodSize; index += 1) post(junk[index % junk.length])
      post(message)
    },
  }

  const parent = {
    postMessage(message, origin) {
      const post = (said) => page.postMessage(said, origin)
      if (isMeant(message)) misbehave[fault.kind](message, post)
      else post(message)
    },
  }
  Object.defineProperty(window, 'parent', { get: () => parent })

  // The frame's scripts compare the source of a message with `parent`, so the source has to be the new parent, too.
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'source')
  Object.defineProperty(MessageEvent.prototype, 'source', {
    get() {
      const source = get.call(this)
      return source === page ? parent : source
    },
  })
})()
