// For projects whose tools declare no style sheets, such as a shared package of a workspace. The patterns begin with the dot of
// a relative import: so they stand beside the declarations of Vite and Next.js without repeating one of them.

declare module '.*.module.css' {
  const classes: { readonly [name: string]: string }
  export { classes as default }
}

declare module '.*/theme/tokens.css' {}
