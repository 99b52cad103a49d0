// For projects whose tools do not declare style sheets, such as a shared package of a workspace. The patterns begin with the dot of a
// relative import, so that they do not repeat the declarations of Vite and Next.js.

declare module '.*.module.css' {
  const classes: { readonly [name: string]: string }
  export { classes as default }
}

declare module '.*/theme/tokens.css' {}
