import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadAhead } from '../wallet-modal/modal/load-ahead'
import '../wallet-modal/theme/tokens.css'
import { Gallery } from './gallery'
import './gallery.css'
import { createStillRoot } from './still-root'

const container = document.getElementById('root')
if (!container) throw new Error('gallery.html has no element with the id "root"')

loadAhead(
  createStillRoot({}, () => {}),
  true,
)
createRoot(container).render(
  <Suspense>
    <Gallery />
  </Suspense>,
)
