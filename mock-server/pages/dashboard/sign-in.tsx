import { HiddenFields } from '../form';
import { Document } from './frame';

interface SignInProps {
  /** The path from the page to the root of the sandbox. */
  readonly root: string;
  /** Whether a token was sent that is not the right one. */
  readonly isRefused: boolean;
}

/** The form that asks for the control token, in place of the page that was asked for. */
export function SignIn({ root, isRefused }: SignInProps) {
  return (
    <Document title="Sign in" links={{ root }}>
      <main class="sign-in">
        <section class="card">
          <h1>Sign in</h1>
          <p>This sandbox has a control token: the one that the sandbox was started with.</p>
          <form method="post">
            <HiddenFields values={{ action: 'sign_in' }} />
            <div class="field">
              <label for="control-token">Control token</label>
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
                  This is not the control token.
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
