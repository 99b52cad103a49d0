import { useEffect } from 'react'
import { useWalletAccount, useWalletEvents, useWalletNetwork } from '../../wallet-modal'
import { networks } from '../chosen-units'
import * as extras from '../extras'
import type { Task } from './tasks'
import { markDone, useDoneTasks } from './tasks'

interface TaskText {
  title: string
  hint: string
}

const texts: Readonly<Record<Task, TaskText>> = {
  connect: { title: 'Connect', hint: 'Choose a wallet, and approve in its window.' },
  sign: { title: 'Sign a message', hint: 'A signature is free and moves nothing.' },
  send: { title: 'Send', hint: 'The wallet asks before anything moves.' },
  'sign-in': { title: 'Sign in', hint: 'Prove that the account is yours.' },
}

/** The tasks of the page. Each is ticked off when the visitor has done it. */
export function TaskList() {
  const { isConnected } = useWalletAccount()
  const { network } = useWalletNetwork()
  const done = useDoneTasks()
  useEffect(() => {
    if (isConnected) markDone('connect')
  }, [isConnected])
  useWalletEvents(({ props: { event } }) => {
    if (event === 'SEND_SUCCESS') markDone('send')
    if (event === 'SIWX_AUTH_SUCCESS') markDone('sign-in')
  })

  // The cards that sign and send speak EIP-1193.
  const isEvm = (network ?? networks[0]).chainNamespace === 'eip155'
  const tasks: Task[] = ['connect', ...(isEvm ? (['sign', 'send'] as const) : [])]
  if ('signIn' in extras) tasks.push('sign-in')
  return (
    <ol className="tasks" data-testid="tasks" aria-label="Things to try">
      {tasks.map((task) => (
        <li key={task} data-done={done.has(task)} data-testid={`task-${task}`}>
          <span className="tick" role="img" aria-label={done.has(task) ? 'Done' : 'To do'} />
          <span>
            <strong>{texts[task].title}</strong>
            <span className="hint">{texts[task].hint}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
