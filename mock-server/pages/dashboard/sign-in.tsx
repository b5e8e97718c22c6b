import { HiddenFields } from '../form';
import { Document } from './frame';

interface SignInProps {
  /** The path from the page to the root of the sandbox. */
  readonly root: string;
  /** Whether a token was sent that is not the right one. */
  readonly isRefused: boolean;
}

/** The form that asks for the control token or one of the platform, in place of the page that was asked for. */
export function SignIn({ root, isRefused }: SignInProps) {
  return (
    <Document title="Sign in" links={{ root }}>
      <main class="sign-in">
        <section class="card">
          <h1>Sign in</h1>
          <p>
            With the control token that the sandbox was started with, or with a token of a platform, which opens the
            dashboard of that platform.
          </p>
          <form method="post">
            <HiddenFields values={{ action: 'sign_in' }} />
            <div class="field">
              <label for="control-token">Token</label>
              <input
                id="control-token"
                name="control_token"
                type="password"
                autocomplete="current-password"
                autofocus
                {...(isRefused && { 'aria-invalid': 'true' as const, 'aria-describedby': 'control-token-error' })}
              />
              {isRefused && (
                <p class="error" id="control-token-error" role="alert">
                  This token does not open this page.
                </p>
              )}
            </div>
            <button>Sign in</button>
          </form>
        </section>
      </main>
    </Document>
  );
}
