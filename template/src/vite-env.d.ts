/// <reference types="vite/client" />
/// <reference types="create-wallet-modal/sandbox/client" />
