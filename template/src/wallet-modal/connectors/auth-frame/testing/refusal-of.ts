import type { RequestPayload } from '../protocol'
import { createScriptedFrame } from './scripted-frame'

const login: RequestPayload<'CONNECT_OTP'> = { otp: '123456' }

/** Refuses a request of the page with the given error payload. Returns the error that the page throws. */
export async function refusalOf(payload: unknown): Promise<unknown> {
  const { client, ready, fail, dispose } = createScriptedFrame()
  const refused = client.request('CONNECT_OTP', login).then(
    () => new TypeError('The frame has not refused the request'),
    (error: unknown) => error,
  )
  ready()
  await fail('CONNECT_OTP', payload)
  dispose()
  return refused
}
