import { isRecord } from '../../domain/errors/errors'

/** Facebook's error number for a code that is not valid. */
const wrongCode = 100

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.clone().json()
  } catch {
    return undefined
  }
}

/** The OAuth error of an answer. Facebook's error is an object with a number. */
function errorOf(body: Record<string, unknown>): string | undefined {
  const { error } = body
  if (typeof error === 'string') return error
  if (!isRecord(error)) return undefined
  return error['code'] === wrongCode ? 'invalid_grant' : 'server_error'
}

/** Changes an error of a token endpoint to the form of OAuth: the status 400 and an error code. GitHub sends errors with the status 200. */
export async function normalTokenAnswer(answer: Response): Promise<Response> {
  const body = await readJson(answer)
  const error = isRecord(body) && !('access_token' in body) ? errorOf(body) : undefined
  if (error === undefined || answer.status === 401 || answer.status >= 500) return answer
  return Response.json({ error }, { status: 400 })
}
