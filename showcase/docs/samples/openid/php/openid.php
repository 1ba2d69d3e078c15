<?php
declare(strict_types=1);

/** What a client of OpenID Connect needs: PHP's own functions and the openssl extension are enough. */
final class OpenId
{
    private array $known;

    public function __construct(private string $issuer, private string $app, private ?string $secret)
    {
        $this->known = self::ask("$issuer/.well-known/openid-configuration");
        if ($this->known['issuer'] !== $issuer) {
            throw new RuntimeException('The provider has another name than its address.');
        }
    }

    public static function random(): string
    {
        return self::encode(random_bytes(32));
    }

    /** The address of the provider's page. */
    public function authorize(string $return, array $begun): string
    {
        return $this->known['authorization_endpoint'] . '?' . http_build_query([
            'client_id' => $this->app,
            'redirect_uri' => $return,
            'response_type' => 'code',
            'scope' => 'openid email interests offline_access',
            'state' => $begun['state'],
            'nonce' => $begun['nonce'],
            'code_challenge' => self::encode(hash('sha256', $begun['verifier'], true)),
            'code_challenge_method' => 'S256',
        ]);
    }

    /** Exchanges the code for tokens, and returns them with the verified claims of the ID token. */
    public function exchange(string $code, string $return, array $begun): array
    {
        $form = ['grant_type' => 'authorization_code', 'code' => $code, 'redirect_uri' => $return];
        $form += ['code_verifier' => $begun['verifier'], 'client_id' => $this->app];
        if ($this->secret !== null) {
            $form['client_secret'] = $this->secret;
        }
        $tokens = self::ask($this->known['token_endpoint'], $form);
        $claims = $this->verified($tokens['id_token']);
        if (($claims['nonce'] ?? '') !== $begun['nonce']) {
            throw new RuntimeException('The ID token is of another sign-in.');
        }
        return [$tokens, $claims];
    }

    public function userinfo(string $accessToken): array
    {
        return self::ask($this->known['userinfo_endpoint'], null, ["Authorization: Bearer $accessToken"]);
    }

    public function endSession(string $idToken, string $return): string
    {
        $query = ['id_token_hint' => $idToken, 'post_logout_redirect_uri' => $return];
        return $this->known['end_session_endpoint'] . '?' . http_build_query($query);
    }

    /** The claims of a token that the provider signed for this application. */
    private function verified(string $token): array
    {
        [$head, $body, $signature] = explode('.', $token);
        ['alg' => $algorithm, 'kid' => $id] = json_decode(self::decode($head), true);
        $keys = array_column(self::ask($this->known['jwks_uri'])['keys'], null, 'kid');
        if ($algorithm !== 'ES256' || !isset($keys[$id])) {
            throw new RuntimeException('The ID token has an unknown key.');
        }
        $key = self::pem(self::decode($keys[$id]['x']) . self::decode($keys[$id]['y']));
        $signed = openssl_verify("$head.$body", self::der(self::decode($signature)), $key, OPENSSL_ALGO_SHA256);
        $claims = json_decode(self::decode($body), true);
        $isForUs = $claims['iss'] === $this->issuer && $claims['aud'] === $this->app && $claims['exp'] > time();
        if ($signed !== 1 || !$isForUs) {
            throw new RuntimeException('The ID token is not valid.');
        }
        return $claims;
    }

    /** A point of the curve P-256 as a public key that openssl reads (RFC 5480). */
    private static function pem(string $point): string
    {
        $head = hex2bin('3059301306072a8648ce3d020106082a8648ce3d03010703420004');
        return "-----BEGIN PUBLIC KEY-----\n" . base64_encode($head . $point) . "\n-----END PUBLIC KEY-----\n";
    }

    /** A signature of two numbers side by side (RFC 7518) in the form that openssl reads. */
    private static function der(string $signature): string
    {
        $numbers = '';
        foreach (str_split($signature, 32) as $number) {
            $number = ltrim($number, "\0");
            if ($number === '' || ord($number[0]) > 127) {
                $number = "\0$number";
            }
            $numbers .= "\x02" . chr(strlen($number)) . $number;
        }
        return "\x30" . chr(strlen($numbers)) . $numbers;
    }

    /** Asks the provider; a form is posted. */
    private static function ask(string $url, ?array $form = null, array $headers = []): array
    {
        $options = ['timeout' => 10, 'header' => $headers];
        if ($form !== null) {
            $options['method'] = 'POST';
            $options['header'][] = 'Content-Type: application/x-www-form-urlencoded';
            $options['content'] = http_build_query($form);
        }
        $answer = @file_get_contents($url, false, stream_context_create(['http' => $options]));
        if ($answer === false) {
            throw new RuntimeException('The provider refused, or cannot be reached.');
        }
        return json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
    }

    private static function encode(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }

    private static function decode(string $text): string
    {
        return base64_decode(strtr($text, '-_', '+/'));
    }
}
