import type { PageTexts } from './en.ts';

export const de: PageTexts = {
  title: 'Weiter zu {appName}',
  cancel: 'Abbrechen',
  cancelled: 'Das Abbrechen hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'email.name': 'Auch meine E-Mail-Adresse an {appName} geben',
  'email.about': 'Aus, solange Sie es nicht einschalten. {appName} kann dann an {email} schreiben.',
  lasting:
    '{appName} kann dies auch nutzen, wenn Sie nicht da sind, bis der Zugriff endet oder Sie ihn beenden.',
  'leaving.title': 'Es geht zurück zu {appName}',
  'stuck.title': 'Sie sind noch nicht zurück bei {appName}',
  'stuck.lead': 'Ihre Antwort kam nicht an. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  nothing: 'An {appName} wird nichts weitergegeben. Bitte wählen Sie noch einmal.',
  'gone.title': 'Diese Anmeldung gilt nicht mehr',
  'gone.lead':
    'Sie ist beendet oder wurde in einem anderen Browser begonnen. Gehen Sie zurück zu der App oder Website, von der Sie kamen, und beginnen Sie dort neu.',
  'unread.title': 'Diese Seite konnte nicht geladen werden',
  'unread.lead': 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  'outside.note':
    'Falls diese Seite innerhalb einer anderen App geöffnet ist, erlaubt Google hier keine Anmeldung. Um YouTube oder Gmail zu verbinden, beginnen Sie in Ihrem Browser neu.',
  'outside.open': 'Im Browser öffnen',
  'outside.copy': 'Link kopieren',
  'outside.copied': 'Kopiert',
  newTab: '{name}, öffnet sich in einem neuen Tab',
};

export const fr: PageTexts = {
  title: 'Continuer vers {appName}',
  cancel: 'Annuler',
  cancelled: 'L’annulation n’a pas abouti. Vérifiez votre connexion et réessayez.',
  'email.name': 'Donner aussi mon adresse e-mail à {appName}',
  'email.about': 'Désactivé tant que vous ne l’activez pas. {appName} pourra alors écrire à {email}.',
  lasting:
    '{appName} peut s’en servir aussi en votre absence, jusqu’à ce que l’accès prenne fin ou que vous y mettiez fin.',
  'leaving.title': 'Retour vers {appName}',
  'stuck.title': 'Vous n’êtes pas encore de retour sur {appName}',
  'stuck.lead': 'Votre réponse n’est pas arrivée. Vérifiez votre connexion et réessayez.',
  nothing: 'Rien n’est partagé avec {appName}. Veuillez choisir à nouveau.',
  'gone.title': 'Cette connexion n’est plus valable',
  'gone.lead':
    'Elle est terminée ou a commencé dans un autre navigateur. Revenez à l’application ou au site d’où vous venez et recommencez là-bas.',
  'unread.title': 'Cette page n’a pas pu être chargée',
  'unread.lead': 'Vérifiez votre connexion et réessayez.',
  retry: 'Réessayer',
  'outside.note':
    'Si cette page est ouverte dans une autre application, Google n’y autorise pas la connexion. Pour connecter YouTube ou Gmail, recommencez dans votre navigateur.',
  'outside.open': 'Ouvrir dans le navigateur',
  'outside.copy': 'Copier le lien',
  'outside.copied': 'Copié',
  newTab: '{name}, s’ouvre dans un nouvel onglet',
};

export const es: PageTexts = {
  title: 'Continuar a {appName}',
  cancel: 'Cancelar',
  cancelled: 'No se pudo cancelar. Comprueba tu conexión e inténtalo de nuevo.',
  'email.name': 'Dar también mi correo electrónico a {appName}',
  'email.about': 'Desactivado mientras no lo actives. {appName} podrá entonces escribir a {email}.',
  lasting: '{appName} también puede usarlo cuando no estés, hasta que el acceso termine o tú lo termines.',
  'leaving.title': 'Volviendo a {appName}',
  'stuck.title': 'Aún no has vuelto a {appName}',
  'stuck.lead': 'Tu respuesta no llegó. Comprueba tu conexión e inténtalo de nuevo.',
  nothing: 'No se comparte nada con {appName}. Vuelve a elegir.',
  'gone.title': 'Este inicio de sesión ya no es válido',
  'gone.lead':
    'Ha terminado o empezó en otro navegador. Vuelve a la aplicación o al sitio del que vienes y empieza allí de nuevo.',
  'unread.title': 'No se pudo cargar esta página',
  'unread.lead': 'Comprueba tu conexión e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  'outside.note':
    'Si esta página está abierta dentro de otra aplicación, Google no permite iniciar sesión aquí. Para conectar YouTube o Gmail, empieza de nuevo en tu navegador.',
  'outside.open': 'Abrir en el navegador',
  'outside.copy': 'Copiar enlace',
  'outside.copied': 'Copiado',
  newTab: '{name}, se abre en una pestaña nueva',
};

export const ptBR: PageTexts = {
  title: 'Continuar para {appName}',
  cancel: 'Cancelar',
  cancelled: 'Não foi possível cancelar. Verifique sua conexão e tente de novo.',
  'email.name': 'Dar também meu e-mail a {appName}',
  'email.about': 'Desligado até você ligar. Nesse caso, {appName} pode escrever para {email}.',
  lasting:
    '{appName} também pode usar isto quando você não estiver, até o acesso terminar ou você encerrá-lo.',
  'leaving.title': 'Voltando para {appName}',
  'stuck.title': 'Você ainda não voltou para {appName}',
  'stuck.lead': 'Sua resposta não chegou. Verifique sua conexão e tente de novo.',
  nothing: 'Nada é compartilhado com {appName}. Escolha mais uma vez.',
  'gone.title': 'Este login não vale mais',
  'gone.lead':
    'Ele terminou ou começou em outro navegador. Volte ao aplicativo ou site de onde você veio e comece de novo por lá.',
  'unread.title': 'Não foi possível carregar esta página',
  'unread.lead': 'Verifique sua conexão e tente de novo.',
  retry: 'Tentar de novo',
  'outside.note':
    'Se esta página estiver aberta dentro de outro aplicativo, o Google não permite login aqui. Para conectar o YouTube ou o Gmail, comece de novo no seu navegador.',
  'outside.open': 'Abrir no navegador',
  'outside.copy': 'Copiar link',
  'outside.copied': 'Copiado',
  newTab: '{name}, abre em uma nova aba',
};

export const it: PageTexts = {
  title: 'Continua su {appName}',
  cancel: 'Annulla',
  cancelled: 'L’annullamento non è riuscito. Controlla la connessione e riprova.',
  'email.name': 'Dai anche il mio indirizzo e-mail a {appName}',
  'email.about': 'Disattivato finché non lo attivi. {appName} potrà allora scrivere a {email}.',
  lasting:
    '{appName} può usare questi dati anche in tua assenza, finché l’accesso non scade o non lo revochi.',
  'leaving.title': 'Ritorno a {appName}',
  'stuck.title': 'Non sei ancora di nuovo su {appName}',
  'stuck.lead': 'La tua risposta non è arrivata. Controlla la connessione e riprova.',
  nothing: 'Non viene condiviso nulla con {appName}. Scegli di nuovo.',
  'gone.title': 'Questo accesso non è più valido',
  'gone.lead':
    'È terminato o è iniziato in un altro browser. Torna all’app o al sito da cui arrivi e ricomincia da lì.',
  'unread.title': 'Impossibile caricare questa pagina',
  'unread.lead': 'Controlla la connessione e riprova.',
  retry: 'Riprova',
  'outside.note':
    'Se questa pagina è aperta all’interno di un’altra app, Google non consente l’accesso. Per collegare YouTube o Gmail, ricomincia nel tuo browser.',
  'outside.open': 'Apri nel browser',
  'outside.copy': 'Copia link',
  'outside.copied': 'Copiato',
  newTab: '{name}, si apre in una nuova scheda',
};
