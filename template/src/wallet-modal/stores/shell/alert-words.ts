// A chunk of its own: bundlers split more than they should around a module that is fetched here and imported there.
export { alerts } from '../../domain/errors/alerts'
