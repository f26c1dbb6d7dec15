// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

export interface paths {
    "/api/loyalty/email-exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks whether an e-mail has an account
         * @description Pins the e-mail to the session either way. Twenty a minute for an address.
         */
        post: operations["emailExists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds the contact of an e-mail
         * @description Only for an e-mail that is pinned to the session. A CRM that cannot be asked is 503, never “missing”.
         */
        get: operations["findContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/create/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a contact
         * @description Only for an e-mail that is pinned to the session. Where there is a contact already, gives that one.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/update/{contact}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets properties of a contact
         * @description Only for one's own contact: after the code or link of a registration, or as a member. The rules of the registration form apply, the age too; phone in E.164 form, birth_date the milliseconds since 1970 of midnight in Europe/Paris. What the CRM cannot take at once is kept and sent later.
         */
        post: operations["updateContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/activation-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code and a magic link by e-mail
         * @description Only for an e-mail that is pinned to the session. A new code ends the old one. One a minute and five a day for an e-mail from an address. The code is in no answer; it is good for ten minutes and five tries.
         */
        post: operations["sendActivationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a code
         * @description Only in the session that asked for it. Each call takes one of five tries before it compares; a code is good once. Anything but six digits of which the first is not 0 is InvalidCode.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/find-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows whom a magic link is for
         * @description Changes nothing: the link stays good, and no session begins. Of the e-mail, the answer has the first character and the domain. Thirty a minute for an address.
         */
        post: operations["findLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/verify-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a magic link
         * @description Verifies the e-mail for the session that presents the link, never for the one that asked for it. A link is good once; only this call uses it up. The site makes it when the guest presses a button, since programs that open links in mails run scripts.
         */
        post: operations["verifyLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/register-loyalty-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account
         * @description Only after the code or link and the contact's update, for the e-mail and the record that these were about. The same call again from the same session gets the first answer and changes nothing.
         */
        post: operations["registerLoyaltyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands the registration over to the CRM
         * @description Once after registering. Everything but the page comes from what the server has stored, the consent to marketing from the cookie `consent`. A failure of the CRM is made good later and is none of the guest's.
         */
        post: operations["submitRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/login-loyalty-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a member in
         * @description An unknown e-mail and a wrong password get the same bytes after the same work. Gives the session a new id. Ten wrong tries for an e-mail and address in 15 minutes, thirty for an address.
         */
        post: operations["loginLoyaltyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/update-loyalty-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the record of a member's account
         * @description Only a member, for their own account, and only with the value that the server has itself. The password is ignored; it is in the body because documented callers send it.
         */
        post: operations["updateLoyaltyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells a member what the club keeps of them
         * @description Only for a member; from the account and its contact. A CRM that cannot be asked is 503. The dialog shows them, and the script of forms on pages fills them in.
         */
        get: operations["findMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells a member what opens the account
         * @description Only for a member. The database alone is asked, so that a member can act while the CRM is away.
         */
        get: operations["findAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends one session of a member
         * @description An unknown id is done already.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/end-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a member out on all other devices
         * @description Only the session that asks stays.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces a member's password
         * @description With the present one, whose wrong tries count as wrong log-ins. The new one is looked at first. Ends all other sessions and proofs of the account; a notice goes to its e-mail.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the link to an account at Google
         * @description Only soon after a log-in. Also ends the other sessions that it has opened; a notice goes to the member's e-mail.
         */
        post: operations["unlinkIdentities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/begin-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a new passkey of a member
         * @description Only soon after a log-in, so that an unlocked computer is not enough. A challenge is good for one passkey of this session.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/add-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a new passkey of a member
         * @description The result of navigator.credentials.create for a challenge of this session. A notice goes to the member's e-mail.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/remove-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a passkey of a member
         * @description Only soon after a log-in. An unknown id is done already; otherwise, a notice goes to the member's e-mail.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/begin-passkey-log-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a log-in with a passkey
         * @description The same for everybody; the browser knows whose passkeys it has.
         */
        post: operations["beginPasskeyLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/log-in-with-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a member in by a passkey
         * @description The result of navigator.credentials.get for a challenge of this session, which is used up. Gives the session a new id.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/member-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives a member all data about them
         * @description Only for a member; from the database and the CRM, without the texts of mails, which may hold codes. Without the CRM it is 503, because an incomplete export would look complete.
         */
        get: operations["exportMemberData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/remove-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a member's account and all data
         * @description Only after a code with the purpose removal, in this session. The CRM's contact goes after it; a last notice goes to the e-mail. In the browser it is a log-out.
         */
        post: operations["removeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/loyalty-password-reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gets the key with which a password can be set
         * @description Only after the code or link of a reset, in the same session. The key is good for ten minutes, in this session only, once. Every refusal has the same bytes.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/loyalty-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password
         * @description With the key of this session. The password is looked at first, so that a refused one leaves the key good. Ends all sessions of the account; a notice goes to its e-mail.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/google/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the guest to Google
         * @description For a navigation, not for a script. State, nonce and PKCE verifier stay in the session. `return` is taken only where it is a published path; anything else leads to the home page afterwards. A link on another site leads there without a sign-in. 404 where Google is not configured.
         */
        get: operations["startGoogleSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Takes the guest back from Google
         * @description Checks state, nonce and PKCE, the ID token's issuer, audience, expiry and signature, that the e-mail is verified, and that user-info names the same subject. Each state is good once. Parameters that Google adds are ignored.
         */
        get: operations["finishGoogleSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cookie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Writes the cookie `user` again
         * @description From the session. Where nobody is signed in, the browser is logged out. The cookie is for display and proves nothing.
         */
        get: operations["refreshCookie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo-cookie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sets the members' promotion cookie
         * @description A signed value that is good for a short time; only for a member.
         */
        get: operations["setPromoCookie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a member out
         * @description Ends the session, clears the cookies, and has the browser clear what pages have stored (`Clear-Site-Data`).
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description As it was typed; whether it is an e-mail address, the form's rules say */
        Email: string;
        /** @description Never trimmed or changed; 6 to 50 characters by the form's rules */
        Password: string;
        /** @description 256 bits in base64url, or whatever somebody sends in its place */
        Token: string;
        /** @description The id of the CRM contact, elsewhere called vid */
        RecordId: string;
        /** @description The id of the account */
        UserId: string;
        /**
         * @description A locale of the site
         * @enum {string}
         */
        Locale: "hr" | "en" | "de" | "fr" | "se" | "it" | "si" | "cz" | "pl" | "hu" | "ru" | "nl" | "fi" | "dk" | "uk" | "ro" | "sk" | "ko" | "pt";
        /**
         * @description The key of an error text
         * @enum {string}
         */
        ErrorKey: "CannotBeEmpty" | "RequiredEmailAddress" | "RequiredTitle" | "RequiredFirstName" | "RequiredLastName" | "RequiredPassword" | "RequiredConfirmPassword" | "RequiredDateOfBirth" | "RequiredTerms" | "InvalidEmail" | "InvalidPassword" | "PasswordLength" | "CharacterLengthNotValid" | "EmptyOrSpaces" | "invalidPhone" | "InvalidDate" | "InvalidAge" | "CodeIsRequired" | "InvalidCode" | "ErrorMessage" | "ErrorWithRegistering" | "LoginUnsuccessful" | "ErrorResettingPassword" | "PasswordChanged" | "AgeOutOfRange" | "ChooseFromList" | "ConsentNeeded" | "DayIsAhead" | "DayIsPast" | "DayTooFar" | "DepartureNotAfterArrival" | "InvalidDay" | "InvalidPromo" | "InvalidTime" | "NumberOutOfRange" | "RequiredGuestName" | "TextTooLong" | "TooManyChosen" | "TooManyLinks";
        /**
         * @description What a code or link is for; for the removal of an account there is no link
         * @enum {string}
         */
        Purpose: "registration" | "reset" | "removal";
        /** @description Nothing at all */
        Nothing: Record<string, never>;
        EmailRequest: {
            email: components["schemas"]["Email"];
            locale: components["schemas"]["Locale"];
        };
        /** @description Some or all of the properties */
        ContactProperties: components["schemas"]["ContactProperty"][];
        ContactProperty: {
            /** @enum {string} */
            property: "firstname" | "lastname" | "phone" | "titula_kontakta" | "birth_date";
            value: string;
        };
        ActivationCodeRequest: {
            email: components["schemas"]["Email"];
            locale: components["schemas"]["Locale"];
            purpose: components["schemas"]["Purpose"];
        };
        CodeRequest: {
            email: components["schemas"]["Email"];
            /** @description Six digits, the first not 0 */
            code: string;
            purpose: components["schemas"]["Purpose"];
            locale: components["schemas"]["Locale"];
        };
        LinkRequest: {
            token: components["schemas"]["Token"];
        };
        RegisterRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @description The vid of the contact */
            recordId: string;
            locale: components["schemas"]["Locale"];
            /** @description Whether the guest has accepted the rules and conditions */
            termsAccepted?: boolean;
        };
        RegistrationFormRequest: {
            locale: components["schemas"]["Locale"];
            /** @description The address of the page */
            pageUri: string;
            /** @description The title of the page */
            pageName: string;
        };
        LoginRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            locale: components["schemas"]["Locale"];
        };
        UpdateLoyaltyUserRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @enum {string} */
            attributeName: "record_id";
            attributeValue: string;
            locale: components["schemas"]["Locale"];
        };
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
            locale: components["schemas"]["Locale"];
            newPassword: components["schemas"]["Password"];
            secretKey: components["schemas"]["Token"];
        };
        LocaleRequest: {
            locale: components["schemas"]["Locale"];
        };
        /** @description Names a session, and opens nothing */
        SessionId: string;
        EndSessionRequest: {
            id: components["schemas"]["SessionId"];
        };
        /** @description Bytes in base64url without padding */
        Base64Url: string;
        /** @description The authenticator's name of a passkey, in base64url; at most 1,023 bytes */
        CredentialId: string;
        /** @description Names a passkey, and opens nothing */
        PasskeyId: string;
        AddPasskeyRequest: {
            id: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["Base64Url"];
            attestationObject: components["schemas"]["Base64Url"];
            locale: components["schemas"]["Locale"];
        };
        RemovePasskeyRequest: {
            id: components["schemas"]["PasskeyId"];
        };
        PasskeyLogIn: {
            id: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["Base64Url"];
            authenticatorData: components["schemas"]["Base64Url"];
            signature: components["schemas"]["Base64Url"];
            userHandle: components["schemas"]["Base64Url"];
        };
        ChangePasswordRequest: {
            password: components["schemas"]["Password"];
            newPassword: components["schemas"]["Password"];
            locale: components["schemas"]["Locale"];
        };
        Done: {
            /** @constant */
            success: true;
        };
        /** @description What the business refuses, with the key of the error text where there is one to show */
        Refusal: {
            /** @constant */
            success: false;
            code?: components["schemas"]["ErrorKey"];
        };
        Outcome: components["schemas"]["Done"] | components["schemas"]["Refusal"];
        Contact: {
            vid: components["schemas"]["RecordId"];
        };
        ContactMissing: {
            /** @enum {string} */
            error: "NotFound";
        };
        CreateContactAnswer: components["schemas"]["Contact"] | components["schemas"]["Refusal"];
        ContactAnswer: components["schemas"]["Contact"] | components["schemas"]["ContactMissing"];
        VerifiedLink: {
            /** @constant */
            success: true;
            email: components["schemas"]["Email"];
            recordId: components["schemas"]["RecordId"];
        };
        FoundLink: {
            /** @constant */
            success: true;
            /** @description The first character, ••• and the domain */
            maskedEmail: string;
        };
        FoundLinkAnswer: components["schemas"]["FoundLink"] | components["schemas"]["Refusal"];
        LinkAnswer: components["schemas"]["VerifiedLink"] | components["schemas"]["Refusal"];
        RegisteredUser: {
            /** @constant */
            success: true;
            user_id: components["schemas"]["UserId"];
        };
        RegisterAnswer: components["schemas"]["RegisteredUser"] | components["schemas"]["Refusal"];
        MemberDetails: {
            email: components["schemas"]["Email"];
            /** @description The vid of the contact; empty while there is none */
            recordId: string;
            firstname: string;
            lastname: string;
            /** @description E.164 */
            phone: string;
            /** @description False where the member has only signed in with Google */
            hasPassword: boolean;
        };
        Account: {
            hasPassword: boolean;
            /** @description Oldest first */
            passkeys: components["schemas"]["MemberPasskey"][];
            /** @description The names of the identity providers whose accounts are linked */
            providers: string[];
            /** @description The newest ones */
            sessions: components["schemas"]["MemberSession"][];
            /** @description The newest ones of forms on pages, newest first */
            requests: components["schemas"]["MemberRequest"][];
        };
        MemberRequest: {
            reference: string;
            /** @description Of the page that it is about, else of the form's, in the language in which it was sent */
            title: string;
            createdAt: components["schemas"]["Time"];
        };
        MemberSession: {
            id: components["schemas"]["SessionId"];
            /** @description Browser and operating system; '' where they are not known */
            device: string;
            /** @description Whether it is the session that asks */
            isCurrent: boolean;
            createdAt: components["schemas"]["Time"];
            lastSeenAt: components["schemas"]["Time"];
        };
        MemberPasskey: {
            id: components["schemas"]["PasskeyId"];
            createdAt: components["schemas"]["Time"];
            /** @description Milliseconds since 1970; absent if it was never used */
            lastUsedAt?: number;
        };
        PasskeyCreationAnswer: components["schemas"]["PasskeyCreation"] | components["schemas"]["Refusal"];
        PasskeyCreation: {
            /** @constant */
            success: true;
            options: components["schemas"]["PasskeyCreationOptions"];
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of the Web Authentication specification */
        PasskeyCreationOptions: {
            challenge: components["schemas"]["Base64Url"];
            rp: {
                /** @description The domain of the site */
                id: string;
                name: string;
            };
            user: {
                id: components["schemas"]["Base64Url"];
                name: components["schemas"]["Email"];
                displayName: components["schemas"]["Email"];
            };
            pubKeyCredParams: {
                /** @enum {string} */
                type: "public-key";
                /** @description An algorithm of the IANA registry of COSE */
                alg: number;
            }[];
            /** @description Milliseconds */
            timeout: number;
            /** @enum {string} */
            attestation: "none";
            /** @description The passkeys that the member has */
            excludeCredentials: {
                /** @enum {string} */
                type: "public-key";
                id: components["schemas"]["CredentialId"];
            }[];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "required";
                /** @constant */
                requireResidentKey: true;
                /** @enum {string} */
                userVerification: "required";
            };
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of the Web Authentication specification */
        PasskeyRequest: {
            challenge: components["schemas"]["Base64Url"];
            /** @description The domain of the site */
            rpId: string;
            /** @description Milliseconds */
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
        };
        PasskeyLogInAnswer: components["schemas"]["PasskeyUser"] | components["schemas"]["Refusal"];
        PasskeyUser: {
            /** @constant */
            success: true;
            email: components["schemas"]["Email"];
            /** @description The vid of the contact; empty while there is none */
            record_id: string;
            user_id: components["schemas"]["UserId"];
        };
        /** @description Milliseconds since 1970 */
        Time: number;
        /** @description By kind of data; times in milliseconds since 1970 */
        MemberData: {
            email: components["schemas"]["Email"];
            exportedAt: components["schemas"]["Time"];
        };
        SignedInUser: {
            /** @constant */
            success: true;
            /** @description The vid of the contact; empty while there is none */
            record_id: string;
            user_id: components["schemas"]["UserId"];
        };
        LoginAnswer: components["schemas"]["SignedInUser"] | components["schemas"]["Refusal"];
        ResetKey: {
            /** @constant */
            success: true;
            /** @description 256 bits in base64url */
            secret_key: string;
        };
        PasswordResetRequestAnswer: components["schemas"]["ResetKey"] | components["schemas"]["Refusal"];
        /** @description A fault (RFC 9457) */
        Problem: {
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["FaultCode"];
        };
        /**
         * @description The stable name of a fault
         * @enum {string}
         */
        FaultCode: "BadRequest" | "ForeignOrigin" | "NotPinned" | "NotVerified" | "NotMember" | "NotFound" | "MethodNotAllowed" | "Gone" | "TooLarge" | "UnsupportedMediaType" | "TooManyRequests" | "ServerError" | "Busy" | "CrmUnavailable" | "IdentityUnavailable" | "Unavailable";
    };
    responses: {
        /** @description The request does not have the shape described here, or is no JSON */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description From another site, or not for this session */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing here */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than any of these */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not application/json in UTF-8 */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too often; the header says when again */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The CRM, the mail, Google or the database is away; nothing was changed */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The e-mail address that is pinned to the session
         * @example ana@example.com
         */
        Email: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds after which the same request may succeed */
        "Retry-After": number;
        /** @description Where to go on */
        Location: string;
        /** @description The session, `sid` or `__Host-sid`; on signing in and out the cookie `user` as well */
        SessionCookie: string;
        /** @description `user`: URL-encoded JSON of email, recordId, userId and isGoogle, for display only; or its removal */
        UserCookie: string;
        /** @description The signed value, in `promo`, or `__Host-promo` over https */
        PromoCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    emailExists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Whether there is an account; InvalidEmail where the text is no e-mail address */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    findContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The e-mail address that is pinned to the session
                 * @example ana@example.com
                 */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact, or that there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The e-mail address that is pinned to the session
                 * @example ana@example.com
                 */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The contact */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateContactAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact's vid or its e-mail
                 * @example 3051
                 */
                contact: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactProperties"];
            };
        };
        responses: {
            /** @description Whether it was done; else the key of what a property breaks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendActivationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationCodeRequest"];
            };
        };
        responses: {
            /** @description Whether it is on its way */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Whether it was the code; wrong, used, expired and never made are all alike */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    findLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description The masked e-mail, or that the link is no longer good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description The e-mail and the contact, or that the link is no longer good */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerLoyaltyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationFormRequest"];
            };
        };
        responses: {
            /** @description It is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginLoyaltyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The member, or that e-mail and password do not belong together */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLoyaltyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLoyaltyUserRequest"];
            };
        };
        responses: {
            /** @description Whether the value is the account's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    findMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's details; '' where the contact has none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDetails"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    findAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways in, and the sessions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The other sessions have ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Whether the password is set */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocaleRequest"];
            };
        };
        responses: {
            /** @description There is no link any more, or the log-in is too long ago */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Options for navigator.credentials.create */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description Whether it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey opens nothing any more, or the log-in is too long ago */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Options for navigator.credentials.get */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogIn"];
            };
        };
        responses: {
            /** @description The member, or that the passkey opens no account */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyLogInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMemberData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All data by kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberData"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The account is deleted, and nobody is signed in */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description The key, or that there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Whether the password is set */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    startGoogleSignIn: {
        parameters: {
            query?: {
                /**
                 * @description The path of the page to come back to
                 * @example /en/offers
                 */
                return?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to Google; where it cannot be reached, back to the page with `?google=failed`; from another site, to the page */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishGoogleSignIn: {
        parameters: {
            query: {
                state: string;
                /** @description Google's code; absent where the guest declined */
                code?: string;
                /** @description Why there is no code, such as access_denied */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Back to the page; signed in, unless the guest declined. Where the sign-in cannot be accepted, or Google is away, the page is opened with `?google=failed` and nothing has changed. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshCookie: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["UserCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPromoCookie: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is set */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["PromoCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Nobody is signed in any more */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
