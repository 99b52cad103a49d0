/** Makes a network's logo as a `data:` URL. Inline logos need no request. */
const image = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`)}`

export const ethereumMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#5c6fe8"/><path d="M16 6v7.4l6.1 2.75L16 6Z" fill="#ffffffb8"/><path d="M16 6 9.9 16.15 16 13.4V6Z" fill="#fff"/><path d="M16 19.75v6.2l6.1-8.6L16 19.75Z" fill="#ffffffb8"/><path d="M16 25.95v-6.2l-6.1-2.4 6.1 8.6Z" fill="#fff"/><path d="m16 18.5 6.1-2.35L16 13.4v5.1Z" fill="#ffffff70"/><path d="M9.9 16.15 16 18.5v-5.1l-6.1 2.75Z" fill="#ffffffb8"/>',
)

export const baseMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#1652f0"/><path d="M15.95 24.2a8.2 8.2 0 1 0-8.17-8.9h10.8v1.4H7.78a8.2 8.2 0 0 0 8.17 7.5Z" fill="#fff"/>',
)

export const arbitrumMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#1f3349"/><path d="M16 6.8 24 11.4v9.2L16 25.2l-8-4.6v-9.2l8-4.6Z" fill="none" stroke="#9fc4e8" stroke-width="1.6" stroke-linejoin="round"/><path d="m11.2 20.4 4.1-10M14.9 21.4l3.2-8" stroke="#fff" stroke-width="2" stroke-linecap="round"/><path d="m19 21.2 1.6-4" stroke="#28a0f0" stroke-width="2" stroke-linecap="round"/>',
)

export const optimismMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#f0132f"/><circle cx="11.6" cy="16" r="3.35" fill="none" stroke="#fff" stroke-width="2.5"/><path d="M18 20.4v-8.5h2.9a2.75 2.75 0 0 1 0 5.5H18" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>',
)

export const polygonMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#7a3ff2"/><path d="m12.6 12.2 3.9 2.25v4.5L12.6 21.2 8.7 18.95v-4.5l3.9-2.25ZM19.4 10.8l3.9 2.25v4.5l-3.9 2.25-3.9-2.25" fill="none" stroke="#fff" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
)

export const bnbMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#f0b90b"/><g fill="#1a1400"><rect x="13.9" y="13.9" width="4.2" height="4.2" rx=".5" transform="rotate(45 16 16)"/><rect x="8.5" y="14.5" width="3" height="3" rx=".4" transform="rotate(45 10 16)"/><rect x="20.5" y="14.5" width="3" height="3" rx=".4" transform="rotate(45 22 16)"/></g><path d="m11.6 12.6 4.4-4.4 4.4 4.4M11.6 19.4l4.4 4.4 4.4-4.4" fill="none" stroke="#1a1400" stroke-width="2.2"/>',
)

export const avalancheMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#e6383f"/><path d="m15.2 9.2-6.7 12.3a.9.9 0 0 0 .8 1.3h3.4c.7 0 1.3-.35 1.65-.95l3.1-5.5c.3-.55.3-1.2 0-1.75l-1.3-2.35-.95-3.05Z" fill="#fff"/><path d="m19.9 17.9-2.1 3.6a.9.9 0 0 0 .8 1.3h4.3a.9.9 0 0 0 .8-1.3l-2.2-3.6a.93.93 0 0 0-1.6 0Z" fill="#fff"/>',
)

export const gnosisMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#3e6957"/><path d="M9.4 13.2a4.3 4.3 0 0 0 6.6 5.4 4.3 4.3 0 0 0 6.6-5.4L16 19.4l-6.6-6.2Z" fill="#fff"/><path d="M10.6 12.2a7.2 7.2 0 0 1 10.8 0L16 17.4l-5.4-5.2Z" fill="none" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/>',
)

export const zoraMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#20242e"/><circle cx="16" cy="16" r="8.2" fill="#d8b9ff"/><circle cx="18.4" cy="13.4" r="4.2" fill="#fff"/>',
)

export const solanaMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#2c2542"/><path d="M11.6 9.6h11.6l-2.8 3H8.8z" fill="#3ee6a4"/><path d="M8.8 14.5h11.6l2.8 3H11.6z" fill="#6f9df0"/><path d="M11.6 19.4h11.6l-2.8 3H8.8z" fill="#a55bf5"/>',
)

export const bitcoinMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#f7931a"/><path d="M12 9.8h5.1a3.05 3.05 0 0 1 0 6.1H12m0 0h5.8a3.15 3.15 0 0 1 0 6.3H12m0-12.4v12.4M10.2 9.8H12m-1.8 12.4H12M13.6 7.6v2.2m3-2.2v2.2m-3 12.4v2.2m3-2.2v2.2" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
)

export const polkadotMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#e6007a"/><g fill="#fff"><ellipse cx="16" cy="9" rx="3.4" ry="1.9"/><ellipse cx="16" cy="23" rx="3.4" ry="1.9"/><ellipse cx="9.9" cy="12.5" rx="3.4" ry="1.9" transform="rotate(-60 9.9 12.5)"/><ellipse cx="22.1" cy="19.5" rx="3.4" ry="1.9" transform="rotate(-60 22.1 19.5)"/><ellipse cx="22.1" cy="12.5" rx="3.4" ry="1.9" transform="rotate(60 22.1 12.5)"/><ellipse cx="9.9" cy="19.5" rx="3.4" ry="1.9" transform="rotate(60 9.9 19.5)"/></g>',
)

export const cosmosMark = /* @__PURE__ */ image(
  '<circle cx="16" cy="16" r="16" fill="#2e3148"/><g fill="none" stroke="#fff" stroke-width="1.4"><ellipse cx="16" cy="16" rx="3.4" ry="9"/><ellipse cx="16" cy="16" rx="3.4" ry="9" transform="rotate(60 16 16)"/><ellipse cx="16" cy="16" rx="3.4" ry="9" transform="rotate(-60 16 16)"/></g><circle cx="16" cy="16" r="1.7" fill="#fff"/>',
)
