<?php
declare(strict_types=1);

require __DIR__ . '/openid.php';

$site = getenv('SITE');
$provider = fn () => new OpenId(getenv('PROVIDER_URL'), getenv('PROVIDER_APP'), getenv('PROVIDER_SECRET') ?: null);

session_start([
    'cookie_httponly' => true,
    'cookie_samesite' => 'Lax',
    'cookie_secure' => str_starts_with($site, 'https:'),
    'use_strict_mode' => true,
]);

function leadTo(string $address): never
{
    header("Location: $address", true, 303);
    exit;
}

function refuse(int $status, string $text): never
{
    http_response_code($status);
    header('Content-Type: text/plain');
    exit($text);
}

function signIn(OpenId $provider, string $return): never
{
    $_SESSION['begun'] = [
        'state' => OpenId::random(),
        'nonce' => OpenId::random(),
        'verifier' => OpenId::random(),
    ];
    leadTo($provider->authorize($return, $_SESSION['begun']));
}

function callback(OpenId $provider, string $return): never
{
    $begun = $_SESSION['begun'] ?? null;
    unset($_SESSION['begun']);
    if ($begun === null || !hash_equals($begun['state'], $_GET['state'] ?? '')) {
        refuse(401, 'The sign-in did not work. Begin again.');
    }
    if (isset($_GET['error'])) {
        $isRefused = $_GET['error'] === 'access_denied';
        refuse($isRefused ? 403 : 401, $isRefused ? 'You did not share anything.' : 'The sign-in did not work. Begin again.');
    }
    try {
        [$tokens, $claims] = $provider->exchange($_GET['code'] ?? '', $return, $begun);
        $person = $provider->userinfo($tokens['access_token']);
    } catch (RuntimeException $error) {
        error_log($error->getMessage());
        refuse(401, 'The sign-in did not work. Begin again.');
    }
    // A new session id, because another person may know the one from before the sign-in.
    session_regenerate_id(true);
    $_SESSION['person'] = ['subject' => $claims['sub'], 'email' => $person['email'] ?? null];
    $_SESSION['tokens'] = $tokens;
    leadTo('/');
}

function signOut(Closure $provider, string $site): never
{
    $tokens = $_SESSION['tokens'] ?? null;
    $_SESSION = [];
    session_regenerate_id(true);
    leadTo($tokens === null ? '/' : $provider()->endSession($tokens['id_token'], "$site/"));
}

switch ($_SERVER['REQUEST_METHOD'] . ' ' . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH)) {
    case 'GET /sign-in':
        signIn($provider(), "$site/callback");
    case 'GET /callback':
        callback($provider(), "$site/callback");
    case 'POST /sign-out':
        signOut($provider, $site);
    case 'GET /':
        header('Content-Type: application/json');
        exit(json_encode($_SESSION['person'] ?? null));
    default:
        refuse(404, 'Not here.');
}
