import type { Catalogue } from './catalogue.ts';
import { de } from './triggers.ts';

/** German, formal (Sie). */
export const catalogue = {
  ...de,

  'email.invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'code.send': 'Der Code konnte nicht gesendet werden',
  'code.invalid': 'Der Code stimmt nicht',
  'code.test': 'Der Code stimmt nicht. Zum Testen gilt {secret}.',
  'authorize.http': 'HTTP {status}: {text}',
  'authorize.url': 'Keine OAuth-Adresse gefunden. Der Server sollte eines davon senden: {keys}',
  'popup.blocked':
    'Das Fenster wurde blockiert. Bitte erlauben Sie Pop-ups und versuchen Sie es noch einmal.',
  'connection.cancelled': 'Die Verbindung wurde abgebrochen',
  'connection.timeout': 'Die Verbindung hat zu lange gedauert',
  'connection.refused': 'Die Verbindung wurde abgelehnt: {reason}',
  'share.http': 'Die Anfrage ist fehlgeschlagen: {status}',
  'share.processing': 'Die Verarbeitung ist fehlgeschlagen: {reason}',
  'share.submission': 'Das Senden ist fehlgeschlagen: {reason}',
  'pin.invalid': 'Bitte wählen Sie eine PIN, die alle drei Regeln erfüllt',
  'pin.encrypt':
    'Ihre PIN konnte in diesem Browser nicht geschützt werden. Öffnen Sie die Seite über HTTPS und versuchen Sie es noch einmal.',
  'pin.save': 'Ihre PIN konnte nicht gespeichert werden',
  'pin.wrong': 'Das ist nicht die PIN, die Sie früher gewählt haben',
  'passkey.failed': 'Das hat mit einem Passkey nicht geklappt. Sie können ohne weitermachen.',
  'session.expired': 'Bitte melden Sie sich noch einmal an',
  'signout.refused':
    'Sie sind noch angemeldet: Der Browser hat den gespeicherten Eintrag nicht gelöscht. Löschen Sie die Daten dieser Website in seinen Einstellungen.',
  'request.unreachable':
    'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'request.timeout': 'Der Dienst hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
  'request.malformed': 'Die Antwort des Dienstes war nicht lesbar.',
  'element.render': 'Die Schaltfläche von {provider} konnte nicht angezeigt werden',
  'element.detached': 'Das Fenster lässt sich nicht öffnen: Sein Element steht nicht auf der Seite',
  'element.hidden': 'Das Fenster lässt sich nicht öffnen: Sein Element wird auf der Seite nicht angezeigt',

  'hint.mailRefused': 'Diese Adresse nimmt unsere E-Mails nicht an. Bitte verwenden Sie eine andere.',
  'hint.retryAfter': 'Versuchen Sie es {time} noch einmal.',
  'hint.later': 'Bitte versuchen Sie es gleich noch einmal.',
  'hint.expired': 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  'hint.tooManyTries': 'Zu viele Versuche. Fordern Sie einen neuen Code an, um fortzufahren.',
  'hint.unavailable': 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es bald noch einmal.',

  'element.browser':
    'Dieser Browser ist zu alt für die Anmeldung. Bitte aktualisieren Sie ihn oder nehmen Sie einen anderen.',
  'dialog.close': 'Schließen',
  'dialog.loading': 'Wird geladen …',
  'dialog.progress': 'Schritt {at} von {of}',
  'account.signedIn': 'Angemeldet als',
  'account.signOut': 'Abmelden',
  'protect.flow': 'Ohne Ihre Zustimmung wird nichts an {appName} weitergegeben.',
  'protect.pin': 'In diesem Browser verschlüsselt, nur für {provider}.',
  'protect.data': '{appName} erhält nur, was Sie einschalten.',

  'email.title.signIn': 'Mit {provider} anmelden',
  'email.title.signUp': 'Mit {provider} registrieren',
  'email.lead':
    '{appName} erkennt Sie mit {provider}, ganz ohne Passwort. Sie bekommen einen sechsstelligen Code per E-Mail.',
  'email.label': 'E-Mail-Adresse',
  'email.placeholder': 'name@beispiel.de',
  'email.submit': 'Code senden',
  'email.test': 'Testmodus: Jede E-Mail-Adresse gilt, und es wird nichts verschickt',

  'passkey.signIn': 'Mit Passkey anmelden',
  'passkey.offer': 'Nächstes Mal genügt statt eines Codes ein Passkey: eine Berührung.',
  'passkey.add': 'Passkey hinzufügen',
  'passkey.skip': 'Jetzt nicht',

  'code.title': 'Sehen Sie in Ihr Postfach',
  'code.lead': 'Ein sechsstelliger Code ist unterwegs an',
  'code.label': 'Bestätigungscode',
  'code.submit': 'Bestätigen',
  'code.testMode': 'Testmodus: Der Code ist {code}',
  'code.resend': 'Noch einmal senden',
  'code.resendIn': 'Noch einmal senden in {seconds} s',
  'code.sending': 'Ein neuer Code wird gesendet …',
  'code.sent': 'Ein Code ist unterwegs.',
  'code.late': 'Noch nichts da? Sehen Sie im Spam-Ordner nach.',
  'code.change': 'Andere Adresse',

  'success.title': 'Sie sind angemeldet',
  'success.lead': 'Einen Moment, bitte.',

  'onboarding.title': 'Verbinden Sie Ihre Konten',
  'onboarding.lead':
    '{provider} lernt aus den verbundenen Konten, was Ihnen gefällt. Für den Anfang genügt eines.',
  'onboarding.list': 'Plattformen',
  'onboarding.waiting': 'Schließen Sie die Anmeldung bei {platform} im neuen Fenster ab.',
  'onboarding.doubt':
    'Fenster von {platform} geschlossen? Brechen Sie ab oder tippen Sie auf {platform}, um es wieder zu öffnen.',
  'onboarding.continue': 'Weiter',
  'onboarding.skip': 'Vorerst überspringen',
  'onboarding.download': 'Daten schon heruntergeladen? Hier einlesen.',
  'platform.idle': 'Verbinden',
  'platform.connecting': 'Verbinde\u00a0…',
  'platform.connected': 'Verbunden',
  'platform.failed': 'Fehler',
  'platform.download': 'Download nutzen',
  'platform.cancel': 'Abbrechen',

  'pin.title': 'PIN festlegen',
  'pin.lead':
    'Sie schützt, was Sie weitergeben. Sie legen sie nur einmal fest: Wählen Sie eine, die Sie sich merken.',
  'pin.label': 'PIN',
  'pin.show': 'PIN anzeigen',
  'pin.rule.length': 'Mindestens {count} Zeichen',
  'pin.rule.digit': 'Mindestens eine Ziffer',
  'pin.rule.special': 'Mindestens ein Sonderzeichen',
  'pin.met': 'erfüllt',
  'pin.unmet': 'noch nicht erfüllt',
  'pin.progress': '{count} von {total} Regeln erfüllt',
  'pin.submit': 'PIN festlegen',

  'training.title': 'Alles wird eingerichtet',
  'training.lead': 'Das dauert etwa zehn Sekunden.',
  'training.step1': 'Profil wird vorbereitet',
  'training.step2': 'Verbindungen werden gelesen',
  'training.step3': 'Interessen werden ermittelt',
  'training.step4': 'Alles wird zusammengefügt',
  'training.done': 'Alles bereit!',
  'training.doneLead': 'Ihr Profil kann jetzt verwendet werden.',
  'training.progress': 'Fortschritt der Einrichtung',

  'data.title': 'Daten an {appName} weitergeben?',
  'data.lead': 'Sie entscheiden, was {appName} sehen darf.',
  'asker.awaited': 'Es wird geprüft, wer anfragt …',
  'asker.why': 'Warum: {purpose}',
  'asker.kept': 'Aufbewahrt für {time}',
  'asker.policy': 'Datenschutzerklärung',
  'asker.until': 'Zugriff bis zum {date}; Sie können ihn jederzeit beenden.',
  'data.list': 'Daten zum Weitergeben',
  'data.required': 'Immer dabei',
  'data.basic.name': 'Basisdaten',
  'data.basic.description': 'Ihr Benutzername und allgemeine Interessen.',
  'data.basic.tooltip':
    '{appName} erhält Ihren Benutzernamen und einen Wert je Thema, nach dem es fragt: höchstens 32. Sie gehören zu jeder Anfrage.',
  'data.personality.name': 'Persönlichkeit',
  'data.personality.description': 'Ihr Persönlichkeitstyp und Ihre wichtigsten Eigenschaften.',
  'data.personality.tooltip':
    'Nur Werte, und für bis zu 64 statt 32 Themen. Ihre Beiträge, Nachrichten und Kontakte gehören nie dazu.',
  'data.preferences.name': 'Vorlieben',
  'data.preferences.description': 'Themen und Inhalte, die Ihnen meist gefallen.',
  'data.preferences.tooltip':
    'Ihre 10 stärksten Themen, je mit einem Wert, ohne die Beiträge und Videos, aus denen sie stammen.',
  'data.reasons.name': 'Gründe',
  'data.reasons.description':
    'Die Namen von bis zu zwei Dingen, denen Sie folgen oder die Ihnen gefallen, je passendem Thema.',
  'data.reasons.tooltip':
    'Zeigt {appName}, warum ein Thema zu Ihnen passt: Namen von Kanälen, Seiten oder Projekten. Nie Adressen oder Nachrichten.',
  'data.says': '{appName} sagt: „{text}“',
  'data.gives': 'Gibt weiter: Werte für bis zu {size} Themen, Ihren Benutzernamen',
  'data.givesAll':
    'Gibt weiter: Werte für bis zu {size} Themen, Ihren Persönlichkeitstyp, Ihre wichtigsten Themen, Ihren Benutzernamen',
  'data.about': 'Über „{name}“',
  'data.privacy': 'Datenschutz',
  'data.newTab': '{name}, öffnet sich in einem neuen Tab',
  'data.share': 'Weitergeben',
  'data.retry': 'Noch einmal versuchen',
  'data.decline': 'Nicht weitergeben',
  'data.shared': 'An {appName} weitergegeben',
  'data.sharedLead': 'Vielen Dank. Sie können dort weitermachen, wo Sie waren.',
} as const satisfies Catalogue;
