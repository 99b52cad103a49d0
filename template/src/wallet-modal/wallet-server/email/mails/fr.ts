import type { MailTexts } from './mail-texts'

export const fr: MailTexts = {
  code: {
    subject: (code, app) => `${code} est votre code pour ${app}`,
    purposes: {
      login: {
        why: (place) => `Saisissez ce code pour vous identifier et accéder à votre portefeuille dans ${place}.`,
        ignore: 'Si vous ne l’avez pas demandé, ignorez cet e-mail. Sans le code, personne ne peut s’identifier.',
      },
      'change-current': {
        why: (place) => `Saisissez ce code pour changer l’adresse e-mail de votre portefeuille dans ${place}.`,
        ignore:
          'Si vous ne l’avez pas demandé, ignorez cet e-mail et déconnectez les navigateurs que vous ne connaissez pas. Sans le code, votre adresse ne change pas.',
      },
      'change-new': {
        why: (place) => `Saisissez ce code pour utiliser cette adresse e-mail avec un portefeuille dans ${place}.`,
        ignore: 'Si vous ne l’avez pas demandé, ignorez cet e-mail. Sans le code, rien ne change.',
      },
    },
    limits: (minutes) =>
      `Le code est valable ${minutes} minutes, une seule fois et uniquement dans le navigateur qui l’a demandé.`,
    secret: 'Personne de notre équipe ne vous demandera ce code. Ne le communiquez à personne.',
  },
  device: {
    subject: (app) => `Approuvez un nouveau navigateur pour ${app}`,
    asks: (place) =>
      `Un navigateur qui ne s’est encore jamais identifié veut accéder à votre portefeuille dans ${place}.`,
    browser: (name) => `Navigateur : ${name}`,
    time: (date, clock) => `Date et heure : ${date}, ${clock}`,
    open: (minutes) => `Si c’est le vôtre, ouvrez cette page et approuvez-le. Le lien est valable ${minutes} minutes :`,
    secret: 'Personne de notre équipe ne vous demandera ce lien. Ne le communiquez à personne.',
    ignore: 'Si vous ne l’avez pas demandé, ignorez cet e-mail. Sans l’approbation, personne ne peut s’identifier.',
  },
  notice: {
    subject: (app) => `Votre portefeuille dans ${app} a une autre adresse e-mail`,
    changed: (place) =>
      `Votre portefeuille dans ${place} a maintenant une autre adresse e-mail. Vous ne pouvez plus vous identifier avec l’adresse qui a reçu cet e-mail.`,
    notYou: (app) => `Si vous n’avez pas changé l’adresse, écrivez immédiatement à l’équipe de ${app}.`,
  },
  browserOn: (browser, system) => `${browser} sur ${system}`,
  unknownBrowser: 'Navigateur inconnu',
}
