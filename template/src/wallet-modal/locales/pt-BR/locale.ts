/** Brazilian Portuguese. */
export const ptBR = 'pt-BR'
