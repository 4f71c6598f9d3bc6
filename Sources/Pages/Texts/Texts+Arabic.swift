extension PageTexts {
    static let arabic = PageTexts(
        signIn: SignInTexts(
            title: "تسجيل الدخول", button: "تسجيل الدخول", next: "متابعة", or: "أو",
            withProvider: { "المتابعة باستخدام \($0)" }, corporateLead: "تسجيل الدخول بحساب الشركة",
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
            length: { "\($0) أحرف على الأقل" }, uppercase: "حرف إنجليزي كبير", lowercase: "حرف إنجليزي صغير",
            number: "رقم", symbol: "رمز خاص", history: { "مختلفة عن آخر كلمات المرور (\($0))" },
            replace: HeadingTexts("اختر كلمة مرور جديدة", "كلمة المرور الحالية مؤقتة ويجب تغييرها."),
            save: "حفظ كلمة المرور",
            forgot: HeadingTexts("إعادة تعيين كلمة المرور", "سنرسل إليك رمزًا لاختيار كلمة مرور جديدة."),
            sendCode: "إرسال الرمز", reset: "اختر كلمة مرور جديدة",
            changed: "تم تغيير كلمة المرور. يمكنك الآن تسجيل الدخول بها."),
        codes: CodeTexts(
            title: "أدخل الرمز", code: "الرمز", sentBySMS: { "أرسلنا رسالة نصية إلى \($0)." },
            sentByEmail: { "أرسلنا رسالة بريد إلكتروني إلى \($0)." }, sentTo: { "أرسلنا رمزًا إلى \($0)." },
            sent: "إذا كان الحساب موجودًا، فقد أُرسل الرمز.",
            fromApp: "افتح تطبيق المصادقة وأدخل الرمز المعروض فيه.", verify: "تحقق", resend: "إرسال رمز جديد",
            resent: "تم إرسال رمز جديد.", otherFactor: "استخدام طريقة أخرى", useRecovery: "استخدام رمز استرداد",
            recovery: HeadingTexts("أدخل رمز استرداد", "يُستخدم كل رمز استرداد مرة واحدة فقط."),
            recoveryCode: "رمز الاسترداد"),
        factors: FactorTexts(
            first: "كيف تريد تسجيل الدخول؟", second: "أكّد هويتك",
            setUp: HeadingTexts("احمِ حسابك", "قم بإعداد خطوة ثانية لتسجيل الدخول."),
            signingInAs: { "تسجيل الدخول باسم \($0)" }, password: "كلمة المرور", sms: "رسالة نصية",
            email: "البريد الإلكتروني", app: "تطبيق المصادقة", passkey: "مفتاح المرور",
            appTitle: "إعداد تطبيق المصادقة", appScan: "امسح هذا الرمز باستخدام تطبيق المصادقة.",
            appImage: "رمز QR لتطبيق المصادقة", appKey: "تعذّر المسح؟ أدخل هذا المفتاح في التطبيق:",
            appCode: "الرمز من التطبيق", finish: "إنهاء الإعداد",
            remember: HeadingTexts(
                "هل تريد تذكّر هذا الجهاز؟", "على جهاز لا يستخدمه غيرك، ستحتاج إلى رموز أقل."),
            rememberYes: "تذكّر الجهاز", rememberNo: "ليس الآن"),
        signUp: SignUpTexts(
            title: "إنشاء حساب", button: "تسجيل", optional: "اختياري", confirm: "تأكيد حسابك",
            confirmButton: "تأكيد", resend: HeadingTexts("الحصول على رمز جديد", "سنرسل الرمز مرة أخرى."),
            linkQuestion: HeadingTexts(
                "تأكيد التسجيل", "اضغط على الزر لإكماله. إذا لم تكن قد سجّلت، فأغلق هذه الصفحة."),
            linkDone: HeadingTexts("تم تأكيد تسجيلك", "يمكنك إغلاق هذه الصفحة وتسجيل الدخول."),
            linkIncomplete: HeadingTexts("هذا الرابط غير مكتمل", "افتحه مرة أخرى من الرسالة، أو انسخه كاملًا."),
            linkInvalid: HeadingTexts(
                "لم يعد هذا الرابط صالحًا", "اطلب رابطًا جديدًا، أو سجّل الدخول إذا كنت قد استخدمته."),
            busy: HeadingTexts("تعذّر ذلك الآن", "يُرجى المحاولة مرة أخرى بعد دقيقة."),
            tryAgain: "المحاولة مرة أخرى"),
        attributes: AttributeTexts(
            address: "العنوان", birthdate: "تاريخ الميلاد", email: "البريد الإلكتروني", familyName: "اسم العائلة",
            gender: "الجنس", givenName: "الاسم الأول", locale: "اللغة", middleName: "الاسم الأوسط",
            name: "الاسم الكامل", nickname: "الاسم المستعار", phoneNumber: "رقم الهاتف", picture: "رابط صورة",
            preferredUsername: "اسم المستخدم المفضّل", profile: "رابط الملف الشخصي", website: "الموقع الإلكتروني",
            timeZone: "المنطقة الزمنية"),
        sessions: SessionTexts(
            signedIn: "مرحبًا بعودتك", continueAs: { "المتابعة باسم \($0)" }, otherAccount: "استخدام حساب آخر",
            signedOut: HeadingTexts("تم تسجيل الخروج", "يمكنك إغلاق هذه الصفحة."),
            returning: HeadingTexts("تم تسجيل الدخول", "نعيدك الآن إلى التطبيق."),
            returnLink: "المتابعة إلى التطبيق"),
        devices: DeviceTexts(
            enter: HeadingTexts("ربط جهاز", "أدخل الرمز الذي يعرضه جهازك."), code: "رمز الجهاز",
            confirm: { "هل تريد منح \($0) حق الوصول؟" },
            confirmLead: { "لا تتابع إلا إذا كان جهازك يعرض الرمز \($0)." },
            signedInAs: { "أنت مسجّل الدخول باسم \($0)." }, scopes: "سيُسمح له بما يلي:",
            scopeOpenID: "التعرّف على حسابك", scopeEmail: "الاطلاع على بريدك الإلكتروني",
            scopePhone: "الاطلاع على رقم هاتفك", scopeProfile: "الاطلاع على ملفك الشخصي",
            scopeAdmin: "الاطلاع على حسابك وتغييره", allow: "سماح", deny: "رفض",
            allowed: HeadingTexts("تم ربط جهازك", "يمكنك العودة إليه وإغلاق هذه الصفحة."),
            denied: HeadingTexts("تم رفض الوصول", "لم يُمنح الجهاز حق الوصول. يمكنك إغلاق هذه الصفحة.")),
        problems: ProblemTexts(
            wrongCredentials: "الاسم أو كلمة المرور غير صحيحة.", unknownUser: "لا يوجد حساب بهذا الاسم.",
            wrongCode: "هذا الرمز غير صحيح. تحقق منه وحاول مرة أخرى.",
            expiredCode: "لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.",
            tooManyAttempts: "محاولات كثيرة جدًا. انتظر قليلًا ثم حاول مرة أخرى.",
            tooManyRequests: "طلبات كثيرة جدًا. انتظر قليلًا ثم حاول مرة أخرى.",
            weakPassword: "لا تستوفي كلمة المرور جميع الشروط.",
            reusedPassword: "استخدمت كلمة المرور هذه من قبل. اختر غيرها.",
            differentPasswords: "كلمتا المرور غير متطابقتين.", nameTaken: "يوجد حساب بهذا الاسم بالفعل.",
            addressTaken: "هذا البريد الإلكتروني أو رقم الهاتف مرتبط بحساب آخر.", missing: "يُرجى ملء هذا الحقل.",
            malformed: "يُرجى التحقق من هذه القيمة.", disabledUser: "هذا الحساب معطّل.",
            unconfirmedUser: "لم يتم تأكيد هذا الحساب بعد.",
            passwordResetRequired: "يجب إعادة تعيين كلمة المرور قبل تسجيل الدخول.", notAllowed: "هذا غير مسموح به هنا.",
            noDestination: "لا يحتوي هذا الحساب على بريد إلكتروني أو رقم هاتف مؤكد لإرسال الرمز إليه.",
            undelivered: "تعذّر إرسال الرسالة. يُرجى المحاولة لاحقًا.",
            expiredSession: "استغرق تسجيل الدخول وقتًا طويلًا. يُرجى البدء من جديد.",
            unavailable: "تعذّر ذلك الآن. يُرجى المحاولة مرة أخرى."),
        faults: FaultTexts(
            badRequest: HeadingTexts("هناك خطأ في هذا الرابط", "ارجع إلى التطبيق وحاول من هناك مرة أخرى."),
            unknownApp: HeadingTexts(
                "لا يمكن تسجيل الدخول عبر هذا التطبيق", "إعداداته غير صحيحة. يُرجى إبلاغ القائمين عليه."),
            expiredForm: HeadingTexts(
                "انتهت صلاحية هذه الصفحة",
                "افتحها من جديد. إذا تكرر ذلك، فاسمح بملفات تعريف الارتباط لهذا الموقع."),
            notFound: HeadingTexts("هذه الصفحة غير موجودة", "تحقق من العنوان أو ارجع إلى التطبيق."),
            tooManyRequests: HeadingTexts("طلبات كثيرة جدًا", "انتظر قليلًا ثم حاول مرة أخرى."),
            unavailable: HeadingTexts("حدث خطأ لدينا", "يُرجى المحاولة مرة أخرى بعد دقيقة."), detail: "التفاصيل",
            requestID: "الطلب", startAgain: "البدء من جديد"))
}
