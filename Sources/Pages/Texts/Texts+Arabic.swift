extension PageTexts {
    static let arabic = PageTexts(
        signIn: SignInTexts(
            title: "تسجيل الدخول", button: "تسجيل الدخول", next: "متابعة", or: "أو",
            withProvider: { "المتابعة باستخدام \($0)" },
            legal: "لن ننشر أي شيء في هذه الحسابات.",
            corporateLead: "تسجيل الدخول بحساب الشركة",
            corporateEmail: "البريد الإلكتروني للعمل", forgotPassword: "هل نسيت كلمة المرور؟",
            noAccount: "ليس لديك حساب؟", createAccount: "إنشاء حساب", haveAccount: "لديك حساب بالفعل؟",
            back: "العودة إلى تسجيل الدخول"),
        names: NameTexts(
            username: "اسم المستخدم", email: "البريد الإلكتروني", phone: "رقم الهاتف",
            emailOrPhone: "البريد الإلكتروني أو رقم الهاتف", usernameOrEmail: "اسم المستخدم أو البريد الإلكتروني",
            usernameOrPhone: "اسم المستخدم أو رقم الهاتف",
            any: "اسم المستخدم أو البريد الإلكتروني أو رقم الهاتف",
            phoneHint: "مع رمز البلد، مثل \u{2066}+966512345678\u{2069}"),
        passwords: PasswordTexts(
            password: "كلمة المرور", new: "كلمة المرور الجديدة", repeated: "أعد إدخال كلمة المرور",
            show: "إظهار كلمة المرور", hide: "إخفاء كلمة المرور", rules: "شروط كلمة المرور:",
            length: { "ألا يقل عدد الأحرف عن \($0)" }, uppercase: "حرف إنجليزي كبير", lowercase: "حرف إنجليزي صغير",
            number: "رقم", symbol: "رمز خاص", history: { "مختلفة عن آخر كلمات المرور (\($0))" },
            replace: HeadingTexts("اختر كلمة مرور جديدة", lead: "كلمة المرور الحالية مؤقتة ويجب تغييرها."),
            save: "حفظ كلمة المرور",
            forgot: HeadingTexts("إعادة تعيين كلمة المرور", lead: "سنرسل إليك رمزًا لاختيار كلمة مرور جديدة."),
            sendCode: "إرسال الرمز", reset: "اختر كلمة مرور جديدة",
            changed: "تم تغيير كلمة المرور. يمكنك الآن تسجيل الدخول بها."),
        codes: CodeTexts(
            title: "أدخل الرمز", code: "الرمز", sentBySMS: { "أرسلنا رسالة نصية إلى \($0)." },
            sentByEmail: { "أرسلنا رسالة بريد إلكتروني إلى \($0)." }, sentTo: { "أرسلنا رمزًا إلى \($0)." },
            sent: "إذا كان الحساب موجودًا، فقد أُرسل الرمز.",
            fromApp: "افتح تطبيق المصادقة وأدخل الرمز المعروض فيه.", verify: "تحقق", resend: "إرسال رمز جديد",
            resent: "تم إرسال رمز جديد.", otherFactor: "استخدام طريقة أخرى", useRecovery: "استخدام رمز استرداد",
            recovery: HeadingTexts("أدخل رمز استرداد", lead: "يُستخدم كل رمز استرداد مرة واحدة فقط."),
            recoveryCode: "رمز الاسترداد"),
        factors: FactorTexts(
            first: "كيف تريد تسجيل الدخول؟", second: "أكّد هويتك",
            setUp: HeadingTexts("احمِ حسابك", lead: "قم بإعداد خطوة ثانية لتسجيل الدخول."),
            signingInAs: { "تسجيل الدخول باسم \($0)" }, password: "كلمة المرور", sms: "رسالة نصية",
            email: "البريد الإلكتروني", app: "تطبيق المصادقة", passkey: "مفتاح المرور",
            appTitle: "إعداد تطبيق المصادقة", appScan: "امسح هذا الرمز باستخدام تطبيق المصادقة.",
            appImage: "رمز QR لتطبيق المصادقة", appKey: "تعذّر المسح؟ أدخل هذا المفتاح في التطبيق:",
            appCode: "الرمز من التطبيق", finish: "إنهاء الإعداد",
            remember: HeadingTexts(
                "هل تريد تذكّر هذا الجهاز؟", lead: "على جهاز لا يستخدمه غيرك، ستحتاج إلى رموز أقل."),
            rememberYes: "تذكّر الجهاز", rememberNo: "ليس الآن"),
        signUp: SignUpTexts(
            title: "إنشاء حساب", button: "تسجيل", optional: "اختياري", confirm: "تأكيد حسابك",
            confirmButton: "تأكيد", resend: HeadingTexts("الحصول على رمز جديد", lead: "سنرسل الرمز مرة أخرى."),
            linkQuestion: HeadingTexts(
                "تأكيد التسجيل", lead: "اضغط على الزر لإكماله. إذا لم تكن قد سجّلت، فأغلق هذه الصفحة."),
            linkDone: HeadingTexts("تم تأكيد تسجيلك", lead: "يمكنك إغلاق هذه الصفحة وتسجيل الدخول."),
            linkIncomplete: HeadingTexts("هذا الرابط غير مكتمل", lead: "افتحه مرة أخرى من الرسالة، أو انسخه كاملًا."),
            linkInvalid: HeadingTexts(
                "لم يعد هذا الرابط صالحًا", lead: "اطلب رابطًا جديدًا، أو سجّل الدخول إذا كنت قد استخدمته."),
            busy: HeadingTexts("تعذّر ذلك الآن", lead: "يُرجى المحاولة مرة أخرى بعد دقيقة."),
            tryAgain: "المحاولة مرة أخرى"),
        attributes: AttributeTexts(
            address: "العنوان", birthdate: "تاريخ الميلاد", email: "البريد الإلكتروني", familyName: "اسم العائلة",
            gender: "الجنس", givenName: "الاسم الأول", locale: "اللغة", middleName: "الاسم الأوسط",
            name: "الاسم الكامل", nickname: "الاسم المستعار", phoneNumber: "رقم الهاتف", picture: "رابط صورة",
            preferredUsername: "اسم المستخدم المفضّل", profile: "رابط الملف الشخصي", website: "الموقع الإلكتروني",
            timeZone: "المنطقة الزمنية"),
        sessions: SessionTexts(
            signedIn: "مرحبًا بعودتك", continueAs: { "المتابعة باسم \($0)" }, otherAccount: "استخدام حساب آخر",
            signedOut: HeadingTexts("تم تسجيل الخروج", lead: "يمكنك إغلاق هذه الصفحة."),
            returning: HeadingTexts("تم تسجيل الدخول", lead: "نعيدك الآن إلى التطبيق."),
            returnLink: "المتابعة إلى التطبيق"),
        linking: LinkingTexts(
            title: "هل هذا الحساب لك؟",
            lead: { "يوجد بالفعل حساب بعنوان البريد الإلكتروني \($0)." },
            effect: {
                """
                إذا كان لك، فسجّل الدخول إليه مرة واحدة. بعد ذلك يمكن لـ \($0) أيضًا تسجيل دخولك إليه. لا تتابع \
                إلا إذا كنت تثق في \($0).
                """
            },
            connect: "تسجيل الدخول إلى هذا الحساب", separate: "استخدام حساب جديد",
            otherAccount: "كان هذا حسابًا آخر. سجّل الدخول إلى الحساب الذي يحمل عنوان البريد الإلكتروني هذا."),
        account: .arabic,
        accountChange: .arabic,
        feedback: FeedbackTexts(
            valid: HeadingTexts("هل كان هذا أنت؟", lead: "اضغط على الزر لتخبرنا بأن تسجيل الدخول هذا كان منك."),
            validButton: "كان هذا أنا",
            invalid: HeadingTexts(
                "ألم يكن هذا أنت؟",
                lead: "اضغط على الزر لتخبرنا بأن شخصًا آخر سجّل الدخول، ثم غيّر كلمة المرور."),
            invalidButton: "لم يكن هذا أنا", done: HeadingTexts("شكرًا لك", lead: "يمكنك إغلاق هذه الصفحة."),
            spent: HeadingTexts("لم يعد هذا الرابط صالحًا", lead: "ربما استخدمته من قبل.")),
        devices: DeviceTexts(
            enter: HeadingTexts("ربط جهاز", lead: "أدخل الرمز الذي يعرضه جهازك."), code: "رمز الجهاز",
            confirm: { "هل تريد منح \($0) حق الوصول؟" },
            confirmLead: { "لا تتابع إلا إذا كان جهازك يعرض الرمز \($0)." },
            signedInAs: { "أنت مسجّل الدخول باسم \($0)." }, scopes: "سيُسمح له بما يلي:",
            scopeOpenID: "التعرّف على حسابك", scopeEmail: "الاطلاع على بريدك الإلكتروني",
            scopePhone: "الاطلاع على رقم هاتفك", scopeProfile: "الاطلاع على ملفك الشخصي",
            scopeAdmin: "الاطلاع على حسابك وتغييره", allow: "سماح", deny: "رفض",
            allowed: HeadingTexts("تم ربط جهازك", lead: "يمكنك العودة إليه وإغلاق هذه الصفحة."),
            denied: HeadingTexts("تم رفض الوصول", lead: "لم يُمنح الجهاز حق الوصول. يمكنك إغلاق هذه الصفحة.")),
        problems: ProblemTexts(
            wrongCredentials: "الاسم أو كلمة المرور غير صحيحة.", unknownUser: "لا يوجد حساب بهذا الاسم.",
            wrongCode: "هذا الرمز غير صحيح. تحقق منه وحاول مرة أخرى.",
            expiredCode: "لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.",
            tooManyAttempts: "محاولات كثيرة جدًا. انتظر قليلًا ثم حاول مرة أخرى.",
            tooManyRequests: "طلبات كثيرة جدًا. انتظر قليلًا ثم حاول مرة أخرى.",
            weakPassword: "لا تستوفي كلمة المرور جميع الشروط.",
            reusedPassword: "استخدمت كلمة المرور هذه من قبل. اختر غيرها.",
            differentPasswords: "كلمتا المرور غير متطابقتين.", nameTaken: "يوجد حساب بهذا الاسم بالفعل.",
            addressTaken: "هذا البريد الإلكتروني أو رقم الهاتف مرتبط بحساب آخر.",
            unknownCompany: "لا توجد شركة تسجّل الدخول هنا بهذا العنوان.", missing: "يُرجى ملء هذا الحقل.",
            malformed: "يُرجى التحقق من هذه القيمة.", disabledUser: "هذا الحساب معطّل.",
            unconfirmedUser: "لم يتم تأكيد هذا الحساب بعد.",
            passwordResetRequired: "يجب إعادة تعيين كلمة المرور قبل تسجيل الدخول.", notAllowed: "هذا غير مسموح به هنا.",
            refusedAsRisky: "رُفض تسجيل الدخول هذا لأسباب أمنية.",
            noDestination: "لا يحتوي هذا الحساب على بريد إلكتروني أو رقم هاتف مؤكد لإرسال الرمز إليه.",
            undelivered: "تعذّر إرسال الرسالة. يُرجى المحاولة لاحقًا.",
            expiredSession: "استغرق تسجيل الدخول وقتًا طويلًا. يُرجى البدء من جديد.",
            unavailable: "تعذّر ذلك الآن. يُرجى المحاولة مرة أخرى."),
        errors: ErrorTexts(
            badRequest: HeadingTexts("هناك خطأ في هذا الرابط", lead: "ارجع إلى التطبيق وحاول من هناك مرة أخرى."),
            unknownApp: HeadingTexts(
                "لا يمكن تسجيل الدخول عبر هذا التطبيق", lead: "إعداداته غير صحيحة. يُرجى إبلاغ القائمين عليه."),
            expiredForm: HeadingTexts(
                "انتهت صلاحية هذه الصفحة",
                lead: "افتحها من جديد. إذا تكرر ذلك، فاسمح بملفات تعريف الارتباط لهذا الموقع."),
            notFound: HeadingTexts("هذه الصفحة غير موجودة", lead: "تحقق من العنوان أو ارجع إلى التطبيق."),
            tooManyRequests: HeadingTexts("طلبات كثيرة جدًا", lead: "انتظر قليلًا ثم حاول مرة أخرى."),
            unavailable: HeadingTexts("حدث خطأ لدينا", lead: "يُرجى المحاولة مرة أخرى بعد دقيقة."),
            provider: HeadingTexts(
                "تعذّر تسجيل دخولك عبر المزوّد الآخر",
                lead: "حاول مرة أخرى. إذا تكرر ذلك فأبلغ مشغّل التطبيق واذكر رقم الطلب أدناه."), detail: "التفاصيل",
            requestID: "الطلب", startAgain: "البدء من جديد"),
        common: CommonTexts(
            continueTo: { "للمتابعة إلى \($0)" },
            notYou: "لست أنت؟",
            language: "اللغة",
            terms: "شروط الاستخدام",
            privacy: "الخصوصية",
            capsLock: "مفتاح الأحرف الكبيرة مفعّل.",
            copy: "نسخ المفتاح",
            copied: "تم النسخ",
            unconfirmed: """
                لم يتم تأكيد حسابك بعد. أدخل الرمز الذي وصلك عند \
                التسجيل، أو اطلب رمزًا جديدًا.
                """,
            unconfirmedSentTo: {
                """
                لم يتم تأكيد حسابك بعد. أدخل الرمز الذي أرسلناه إلى \
                \($0) عند التسجيل، أو اطلب رمزًا جديدًا.
                """
            },
            here: HeadingTexts(
                "هنا تسجّل التطبيقات دخول مستخدميها",
                lead: "لا يوجد ما يُعرض في هذا العنوان. انتقل إلى التطبيق الذي تريد استخدامه.")))
}
