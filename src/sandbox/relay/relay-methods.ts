import { createHash } from 'node:crypto'
import type { JsonRecord } from '../json'
import { RpcError, rpcCodes } from '../rpc-error'
import type { Draft, Letter } from './mailbox'
import { extrasParam, listParam, paramsObject, textParam, topicParam, topicsParam, ttlParam } from './relay-params'

/** The parts that the methods of one client use. */
export interface RelayContext {
  readonly clientId: string
  publish(draft: Draft): void
  /** Delivers the topic's messages to the client from now on, and also the messages that are already stored. */
  subscribe(topic: string): void
  unsubscribe(topic: string): void
  waiting(topic: string): readonly Letter[]
}

type Handler = (context: RelayContext, params: JsonRecord) => unknown

const handlers: Readonly<Record<string, Handler>> = {
  irn_publish: (context, params) => publish(context, params),
  irn_batchPublish: (context, params) => listParam(params, 'messages').every((message) => publish(context, message)),
  irn_subscribe: (context, params) => subscribe(context, topicParam(params)),
  irn_batchSubscribe: (context, params) => topicsParam(params).map((topic) => subscribe(context, topic)),
  irn_unsubscribe: (context, params) => unsubscribe(context, params),
  irn_batchUnsubscribe: (context, params) =>
    listParam(params, 'subscriptions').every((subscription) => unsubscribe(context, subscription)),
  irn_fetchMessages: (context, params) => fetchMessages(context, [topicParam(params)]),
  irn_batchFetchMessages: (context, params) => fetchMessages(context, topicsParam(params)),
  wc_proposeSession: proposeSession,
  wc_approveSession: approveSession,
}

/**
 * Answers one request of a client.
 * @throws RpcError -32601 for a method that the relay does not have; -32602 for parameters of the wrong form
 */
export function answerRelayRequest(context: RelayContext, method: string, params: unknown): unknown {
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
  if (handler === undefined) throw new RpcError(rpcCodes.methodNotFound, `The relay has no method ${method}`)
  return handler(context, paramsObject(params))
}

/** Returns the id of a client's subscription to a topic. The public relay makes the same ids. */
export function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex')
}

function publish(context: RelayContext, params: JsonRecord): true {
  const [topic, message] = [topicParam(params), textParam(params, 'message')]
  context.publish({ topic, message, ttl: ttlParam(params), ...extrasParam(params), publisher: context.clientId })
  return true
}

function subscribe(context: RelayContext, topic: string): string {
  context.subscribe(topic)
  return subscriptionId(topic, context.clientId)
}

function unsubscribe(context: RelayContext, params: JsonRecord): true {
  context.unsubscribe(topicParam(params))
  return true
}

function fetchMessages(context: RelayContext, topics: readonly string[]): unknown {
  const messages = topics.flatMap((topic) => context.waiting(topic)).map(messageData)
  return { messages, hasMore: false }
}

/** Converts a message to the form that clients receive. */
export function messageData({ topic, message, publishedAt, tag, attestation }: Letter): unknown {
  return { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
}

const tags = { proposal: 1100, proposalAnswer: 1101, settlement: 1102 }

/** Publishes a proposal, and subscribes to its answer, in one call. */
function proposeSession(context: RelayContext, params: JsonRecord): true {
  const topic = topicParam(params, 'pairingTopic')
  const message = textParam(params, 'sessionProposal')
  const { attestation } = extrasParam(params)
  const publisher = context.clientId
  context.publish({ topic, message, tag: tags.proposal, ttl: ttlParam(params), attestation, publisher })
  context.subscribe(topic)
  return true
}

/** Answers a proposal, opens the session, and subscribes to the session's topic, in one call. */
function approveSession(context: RelayContext, params: JsonRecord): true {
  const [pairing, session] = [topicParam(params, 'pairingTopic'), topicParam(params, 'sessionTopic')]
  const answer = textParam(params, 'sessionProposalResponse')
  const settlement = textParam(params, 'sessionSettlementRequest')
  const rest = { ttl: ttlParam(params), attestation: undefined, publisher: context.clientId }
  context.publish({ topic: pairing, message: answer, tag: tags.proposalAnswer, ...rest })
  context.publish({ topic: session, message: settlement, tag: tags.settlement, ...rest })
  context.subscribe(session)
  return true
}
