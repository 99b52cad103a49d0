import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../react/root-context'
import { apiOf } from './directory/api-of'
import { SkeletonRows } from './skeleton-rows'

/** The end of the list. Loads the next page when it comes into view; after a failure it waits for the visitor. */
export const GridEnd = observer(function GridEnd() {
  'use no memo'
  const api = apiOf(useRoot())
  const { gridStatus, hasMore } = api
  const isDue = hasMore && gridStatus.state === 'ready'
  useEffect(() => {
    if (isDue) void api.fetchNextPage()
  }, [isDue, api])
  if (hasMore && gridStatus.state !== 'failed') return <SkeletonRows rows={1} />
  return null
})
