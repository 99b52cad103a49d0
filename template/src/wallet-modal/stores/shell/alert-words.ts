// A chunk of its own. Re-exported here, because bundlers make additional chunks for a module that is imported both statically and
// dynamically.
export { alerts } from '../../domain/errors/alerts'
