import type { Catalogue } from './catalogue.ts';
import { fr } from './triggers.ts';

/** French, formal (vous). High punctuation has a no-break space before it. */
export const catalogue = {
  ...fr,

  'email.invalid': 'Saisissez une adresse e-mail valide',
  'code.send': 'Le code n’a pas pu être envoyé',
  'code.invalid': 'Ce code n’est pas le bon',
  'code.test': 'Ce code n’est pas le bon. Pour tester, utilisez {secret}.',
  'authorize.http': 'HTTP {status}\u00a0: {text}',
  'authorize.url':
    'Aucune adresse OAuth trouvée. Le serveur doit renvoyer l’un des champs suivants\u00a0: {keys}',
  'popup.blocked': 'La fenêtre a été bloquée. Autorisez les fenêtres pop-up, puis réessayez.',
  'connection.cancelled': 'La connexion a été annulée',
  'connection.timeout': 'La connexion a pris trop de temps',
  'connection.refused': 'La connexion a été refusée\u00a0: {reason}',
  'share.http': 'La requête a échoué\u00a0: {status}',
  'share.processing': 'Le traitement a échoué\u00a0: {reason}',
  'share.submission': 'L’envoi a échoué\u00a0: {reason}',
  'pin.invalid': 'Choisissez un code PIN qui respecte les trois règles',
  'pin.encrypt':
    'Votre code PIN n’a pas pu être protégé dans ce navigateur. Ouvrez la page en HTTPS, puis réessayez.',
  'pin.save': 'Votre code PIN n’a pas pu être enregistré',
  'pin.wrong': 'Ce n’est pas le code PIN que vous aviez choisi',
  'passkey.failed': 'Cela n’a pas fonctionné avec une clé d’accès. Vous pouvez continuer sans.',
  'session.expired': 'Veuillez vous reconnecter',
  'signout.refused':
    'Vous êtes toujours connecté : le navigateur a refusé de supprimer l’enregistrement. Effacez les données de ce site dans ses paramètres.',
  'request.unreachable': 'Le service est injoignable. Vérifiez votre accès à Internet et réessayez.',
  'request.timeout': 'Le service n’a pas répondu à temps. Veuillez réessayer.',
  'request.malformed': 'La réponse du service est illisible.',
  'element.render': 'Le bouton {provider} n’a pas pu être affiché',
  'element.detached': 'La fenêtre ne peut pas s’ouvrir\u00a0: son élément n’est pas dans la page',
  'element.hidden': 'La fenêtre ne peut pas s’ouvrir\u00a0: son élément n’est pas affiché dans la page',

  'hint.mailRefused': 'Cette adresse refuse nos e-mails. Veuillez en utiliser une autre.',
  'hint.retryAfter': 'Réessayez {time}.',
  'hint.later': 'Veuillez réessayer dans un instant.',
  'hint.expired': 'Ce code n’est plus valable. Demandez-en un nouveau.',
  'hint.tooManyTries': 'Trop de tentatives. Demandez un nouveau code pour continuer.',
  'hint.unavailable': 'Le service est momentanément indisponible. Veuillez réessayer bientôt.',

  'element.browser':
    'Ce navigateur est trop ancien pour la connexion. Mettez-le à jour ou utilisez-en un autre.',
  'dialog.close': 'Fermer',
  'dialog.loading': 'Chargement…',
  'dialog.progress': 'Étape {at} sur {of}',
  'account.signedIn': 'Connecté en tant que',
  'account.signOut': 'Se déconnecter',
  'protect.flow': 'Rien n’est transmis à {appName} sans votre accord.',
  'protect.pin': 'Chiffré dans ce navigateur, pour {provider} uniquement.',
  'protect.data': '{appName} ne reçoit que ce que vous activez.',

  'email.title.signIn': 'Se connecter avec {provider}',
  'email.title.signUp': 'S’inscrire avec {provider}',
  'email.lead':
    'Avec {provider}, {appName} vous reconnaît sans mot de passe. Vous recevrez un code à six chiffres par e-mail.',
  'email.label': 'Adresse e-mail',
  'email.placeholder': 'vous@exemple.fr',
  'email.submit': 'Envoyer le code',
  'email.test': 'Mode test\u00a0: toute adresse e-mail convient et rien n’est envoyé',

  'passkey.signIn': 'Se connecter avec une clé d’accès',
  'passkey.offer': 'La prochaine fois, une clé d’accès remplace le code : un geste suffit.',
  'passkey.add': 'Ajouter une clé d’accès',
  'passkey.skip': 'Pas maintenant',

  'code.title': 'Consultez vos e-mails',
  'code.lead': 'Nous avons envoyé un code à six chiffres à',
  'code.label': 'Code de vérification',
  'code.submit': 'Vérifier',
  'code.testMode': 'Mode test\u00a0: utilisez le code {code}',
  'code.resend': 'Renvoyer le code',
  'code.resendIn': 'Renvoyer le code dans {seconds}\u00a0s',
  'code.sending': 'Envoi d’un nouveau code…',
  'code.sent': 'Un code est en route.',
  'code.change': 'Changer d’adresse e-mail',

  'success.title': 'Vous êtes connecté',
  'success.lead': 'Un instant, s’il vous plaît.',

  'onboarding.title': 'Associez vos comptes',
  'onboarding.lead':
    '{provider} découvre vos goûts grâce aux comptes que vous associez. Un seul suffit pour commencer.',
  'onboarding.list': 'Plateformes',
  'onboarding.waiting': 'Terminez la connexion à {platform} dans la fenêtre qui s’est ouverte.',
  'onboarding.doubt':
    'Vous avez fermé la fenêtre {platform}\u00a0? Annulez, ou touchez {platform} pour la rouvrir.',
  'onboarding.continue': 'Continuer',
  'onboarding.skip': 'Passer pour l’instant',
  'platform.idle': 'Associer',
  'platform.connecting': 'Association…',
  'platform.connected': 'Associé',
  'platform.failed': 'Échec',
  'platform.cancel': 'Annuler',

  'pin.title': 'Créez un code PIN',
  'pin.lead':
    'Il protège ce que vous partagez. Vous ne le choisissez qu’une fois\u00a0: prenez-en un que vous retiendrez.',
  'pin.label': 'Code PIN',
  'pin.show': 'Afficher le code PIN',
  'pin.rule.length': 'Au moins {count} caractères',
  'pin.rule.length.one': 'Au moins {count} caractère',
  'pin.rule.digit': 'Au moins un chiffre',
  'pin.rule.special': 'Au moins un caractère spécial',
  'pin.met': 'respectée',
  'pin.unmet': 'pas encore respectée',
  'pin.progress': '{count} règles sur {total} respectées',
  'pin.progress.one': '{count} règle sur {total} respectée',
  'pin.submit': 'Créer le code PIN',

  'training.title': 'Nous préparons tout',
  'training.lead': 'Cela prend une dizaine de secondes.',
  'training.step1': 'Préparation de votre profil',
  'training.step2': 'Lecture de vos comptes associés',
  'training.step3': 'Recherche de vos centres d’intérêt',
  'training.step4': 'Mise en forme de l’ensemble',
  'training.done': 'Tout est prêt\u00a0!',
  'training.doneLead': 'Votre profil peut maintenant être utilisé.',
  'training.progress': 'Progression de la préparation',

  'data.title': 'Partager avec {appName}\u00a0?',
  'data.lead': 'Vous décidez de ce que {appName} peut voir.',
  'data.list': 'Données à partager',
  'data.required': 'Toujours incluses',
  'data.basic.name': 'Données de base',
  'data.basic.description': 'Votre nom d’utilisateur et vos centres d’intérêt généraux.',
  'data.basic.tooltip':
    '{appName} reçoit votre nom d’utilisateur et un score par sujet demandé, 32 au plus. Elles font partie de chaque demande.',
  'data.personality.name': 'Personnalité',
  'data.personality.description': 'Votre type de personnalité et vos principaux traits.',
  'data.personality.tooltip':
    'Des scores uniquement, pour 64 sujets au plus au lieu de 32. Vos publications, messages et contacts n’en font jamais partie.',
  'data.preferences.name': 'Préférences',
  'data.preferences.description': 'Les sujets et contenus que vous aimez en général.',
  'data.preferences.tooltip':
    'Vos 10 sujets les plus marqués, chacun avec un score, sans les publications ni les vidéos dont ils sont tirés.',
  'data.reasons.name': 'Raisons',
  'data.reasons.description':
    'Les noms de deux choses au plus que vous suivez ou aimez, pour chaque sujet qui vous correspond.',
  'data.reasons.tooltip':
    'Montre à {appName} pourquoi un sujet vous correspond\u00a0: noms de chaînes, de pages ou de projets. Jamais d’adresses ni de messages.',
  'data.about': 'À propos\u00a0: {name}',
  'data.privacy': 'Confidentialité',
  'data.newTab': '{name}, s’ouvre dans un nouvel onglet',
  'data.share': 'Partager',
  'data.retry': 'Réessayer',
  'data.decline': 'Ne pas partager',
  'data.shared': 'Partagé avec {appName}',
  'data.sharedLead': 'Merci. Vous pouvez reprendre là où vous en étiez.',
} as const satisfies Catalogue;
