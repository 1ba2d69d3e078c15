<?php
declare(strict_types=1);

/** Asks the provider; the answer is null if it refuses or cannot be reached. */
function ask(string $path, string $body, array $headers): ?array
{
    $options = ['method' => 'POST', 'header' => $headers, 'content' => $body, 'timeout' => 10];
    $answer = @file_get_contents(getenv('PROVIDER_URL') . $path, false, stream_context_create(['http' => $options]));
    return $answer === false ? null : json_decode($answer, true);
}

/** The token comes from the provider itself, so its signature needs no check here. */
function subjectIn(string $token): string
{
    $claims = base64_decode(strtr(explode('.', $token)[1], '-_', '+/'));
    return json_decode($claims, true)['sub'];
}

header('content-type: application/json');
$code = json_decode(file_get_contents('php://input'), true)['code'] ?? '';
$items = ['Baking', 'Software'];

$given = ask('/api/token', http_build_query([
    'grant_type' => 'authorization_code',
    'client_id' => getenv('PROVIDER_APP'),
    'client_secret' => getenv('PROVIDER_SECRET'),
    'code' => $code,
]), ['Content-Type: application/x-www-form-urlencoded']);
$token = $given['access_token'] ?? '';

$found = $token === '' ? null : ask('/api/inference', json_encode([
    'Input' => array_map(fn (string $item) => ['text' => $item], $items),
]), ['Content-Type: application/json', "Authorization: Bearer $token"]);

if ($found === null) {
    http_response_code(502);
    echo json_encode(['error' => 'The provider refused, or cannot be reached']);
    exit;
}
$scores = array_map(fn (array $score) => $score[0][0], $found['InferenceResult']['output']['output']);
echo json_encode(['subject' => subjectIn($token), 'interests' => array_combine($items, $scores)]);
